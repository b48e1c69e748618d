/** Words of the gallery's samples. */
const en = {
  ready: "Ready", programming: "Programming", you: "You", brake: "Brake to 2", brakeShort: "Brake", force: "Force to 4", forceShort: "Force", free: "free", two: "2 shields",
  recon: "Reconnaissance lap", raceWord: "Race", reconAt: "Tile 7 of 10", reconBack: "Tiles turn back", reconText: "It cannot be stopped, slowed or seen again", replayText: "Chloé hits a trap",
  waiting: "Waiting for Chloé", acting: "Ada crosses a trap", lineTitle: "Waiting for the line", swapTitle: "Pick the second tile", swapText: "Two neighbours, both face down, change places unseen", noSwap: "No swap",
  startTitle: "Pick your starting lane", startText: "Lanes of the start tile have no effect now", line: "Line", of: "of", pick: "pick a lane", left: "lanes left", allSet: "Program complete", reach: "From lane 3 you can reach 2, 3 or 4. That tile is face down. What do you remember?",
  refTitle: "Lane 5 is out of reach", refText: "Each lane differs by at most 1 from the one before.", hintTitle: "Only lime can be picked", hintText: "From one tile to the next a ship changes by one lane at most.", place: "Place",
};
const fr: typeof en = {
  ready: "Prêt", programming: "Programme", you: "Toi", brake: "Freiner à 2", brakeShort: "Freiner", force: "Forcer à 4", forceShort: "Forcer", free: "gratuit", two: "2 boucliers",
  recon: "Tour de reconnaissance", raceWord: "Course", reconAt: "Tuile 7 sur 10", reconBack: "Les tuiles se retournent", reconText: "Rien ne l’arrête, ne le ralentit ni ne le montre à nouveau", replayText: "Chloé touche un piège",
  waiting: "En attente de Chloé", acting: "Ada traverse un piège", lineTitle: "En attente de la ligne", swapTitle: "Choisis la seconde tuile", swapText: "Deux voisines, face cachée, changent de place sans être vues", noSwap: "Ne rien intervertir",
  startTitle: "Choisis ton couloir de départ", startText: "Les couloirs de la tuile de départ sont sans effet maintenant", line: "Ligne", of: "sur", pick: "choisis un couloir", left: "à choisir", allSet: "Programme complet", reach: "Depuis le couloir 3 : 2, 3 ou 4. Tuile face cachée. Tu t’en souviens ?",
  refTitle: "Le couloir 5 est trop loin", refText: "Chaque couloir diffère du précédent d’au plus 1.", hintTitle: "Seul le vert se choisit", hintText: "D’une tuile à la suivante, un vaisseau change d’un couloir au plus.", place: "Place",
};
export const words = { en, fr };
