// The auction of our load test as a game of boardgame.io, on its own server: `node boardgame_io.cjs FOLDER`.
// Everybody bids in turn; bids are secret until the round is over. It ends with the process that started it.
const { createRequire } = require("node:module");
const path = require("node:path");

const load = createRequire(path.join(process.argv[2], "package.json"));
const { Server } = load("boardgame.io/server");
const { PlayerView } = load("boardgame.io/core");

const none = (ctx) => Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, {}]));

const auction = {
  name: "auction",
  setup: ({ ctx }) => ({ round: 1, scores: Array(ctx.numPlayers).fill(0), players: none(ctx) }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    bid: {
      client: false,
      move: ({ G, ctx, playerID }, amount) => {
        G.players[playerID] = { amount };
        const bids = Object.values(G.players).map((one) => one.amount);
        if (bids.some((one) => one === undefined)) return;
        const most = Math.max(...bids);
        bids.forEach((one, seat) => {
          if (one === most) G.scores[seat] += most;
        });
        G.round += 1;
        G.players = none(ctx);
      },
    },
  },
};

const server = Server({ games: [auction], origins: [] });
const here = { host: "127.0.0.1", port: 0 };
server.run({ port: here, lobbyConfig: { apiPort: here } }).then(({ apiServer, appServer }) => {
  process.stdout.write(`ready ${apiServer.address().port} ${appServer.address().port}\n`);
});
process.stdin.on("end", () => process.exit(0)).resume();
