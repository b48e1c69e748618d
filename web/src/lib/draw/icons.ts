/** Icons on a 24 grid, 2 px strokes, round caps; one solid mass where an icon names a danger. Ours, plain SVG. */

const SOLID = 'fill="currentColor" stroke-linejoin="round"';
const JOIN = 'stroke-linejoin="round"';

export const ICONS = {
  back: `<path d="M15 4l-8 8 8 8" ${JOIN}/>`,
  bell: `<path d="M5 17c2-2 2-4 2-7a5 5 0 0 1 10 0c0 3 0 5 2 7ZM10 20.5h4M12 5V3" ${JOIN}/>`,
  board: '<path d="M3 17c4-8 6 2 9-4s5-8 9-7"/><circle cx="3.5" cy="17" r="1.5"/><circle cx="20.5" cy="6" r="1.5"/>',
  book: `<path d="M4 5c3-1.5 6-1 8 1 2-2 5-2.5 8-1v14c-3-1.5-6-1-8 1-2-2-5-2.5-8-1ZM12 6v14" ${JOIN}/>`,
  bot:
    `<rect x="4" y="8" width="16" height="12" rx="3"/><path d="M12 8V4M9 13v2M15 13v2M2 13v3M22 13v3"/>` +
    `<circle cx="12" cy="3" r="1.5" fill="currentColor"/>`,
  chat: `<path d="M4 5h16v11H11l-5 4v-4H4Z" ${JOIN}/>`,
  chevron: `<path d="M5 9l7 7 7-7" ${JOIN}/>`,
  contrast: `<circle cx="12" cy="12" r="9"/><path d="M12 3a9 9 0 0 1 0 18Z" ${SOLID}/>`,
  copy: `<path d="M8 8V3h13v13h-5" ${JOIN}/><rect x="3" y="8" width="13" height="13" rx="1.5"/>`,
  crash:
    `<path d="M12 1.5l2.2 6.3 6-3-3 6 5.3 2.2-6.3 1.8 1.8 5.7-5.2-3.3-4 5-.3-6.2-6.500.5 ` +
    `4.3-4.6-4.8-4 6.4-.2Z" ${SOLID}/>`,
  cross: '<path d="M5 5l14 14M19 5 5 19" stroke-width="3"/>',
  die:
    `<rect x="3.5" y="3.5" width="17" height="17" rx="4"/>` +
    `<path d="M8.5 8.5v.01M15.5 8.5v.01M12 12v.01M8.5 15.5v.01M15.5 15.5v.01" stroke-width="3"/>`,
  down2: `<path d="M5 5l7 7 7-7M5 12l7 7 7-7" stroke-width="2.6" ${JOIN}/>`,
  eye: `<path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0Z" ${JOIN}/><circle cx="12" cy="12" r="3" fill="currentColor"/>`,
  eyeoff: '<path d="M2 10c5 7 15 7 20 0M5 14l-2 3M10 16l-1 3.5M14 16l1 3.5M19 14l2 3"/>',
  flag: `<path d="M6 22V3M6 4h13l-4 4 4 4H6" ${JOIN}/>`,
  gear: '<path d="M4 7h9M19 7h1M4 17h3M13 17h7"/><circle cx="16" cy="7" r="3"/><circle cx="10" cy="17" r="3"/>',
  hand: `<path d="M5 20 3.5 8l5-1L10 18M9 20V5h5v15M13 20l2-13 5 1-2.5 12Z" ${JOIN}/>`,
  link:
    '<path d="M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 ' + '6l1.5-1.5"/>',
  log: '<path d="M5 4h14M5 9h14M5 14h9M5 19h11"/>',
  loop: `<path d="M7 18a6 6 0 0 1 0-12h10a6 6 0 0 1 0 12h-5M14.5 15 11.5 18l3 3" ${JOIN}/>`,
  mech: `<path d="M4 8h13l-3-4M20 16H7l3 4" stroke-width="2.6" ${JOIN}/>`,
  minus: '<path d="M5 12h14" stroke-width="3"/>',
  missile:
    `<path d="M3 12 9 8.5h8c3 0 4.5 2 5 3.5-.5 1.5-2 3.5-5 3.5H9Z" ${SOLID}/>` + `<path d="M9 8.5 6 4M9 15.5 6 20"/>`,
  mobile: `<path d="M4 9a9 9 0 0 1 15-3M20 2v5h-5M20 15a9 9 0 0 1-15 3M4 22v-5h5" ${JOIN}/>`,
  moon: `<path d="M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10Z" ${JOIN}/>`,
  more:
    '<g fill="currentColor" stroke="none"><circle cx="5" cy="12" r="2"/><circle cx="12" cy="12" r="2"/>' +
    '<circle cx="19" cy="12" r="2"/></g>',
  next: `<path d="M6 3l12 9-12 9ZM20 3v18" ${SOLID}/>`,
  pause: '<path d="M8 4v16M16 4v16" stroke-width="4"/>',
  people:
    '<circle cx="9" cy="8" r="3.5"/>' +
    '<path d="M2 20c0-5 3-7 7-7s7 2 7 7M16 5a3.5 3.5 0 0 1 0 7M18 14c3 1 4 3 4 6"/>',
  play: `<path d="M6 3l15 9-15 9Z" ${SOLID}/>`,
  plus: '<path d="M12 5v14M5 12h14" stroke-width="3"/>',
  previous: `<path d="M18 3 6 12l12 9ZM4 3v18" ${SOLID}/>`,
  reload: `<path d="M19 8a8 8 0 1 0 1 6M20 3v6h-6" ${JOIN}/>`,
  search: '<circle cx="10" cy="10" r="7" stroke-width="2.5"/><path d="M15 15l7 7" stroke-width="2.5"/>',
  shield: `<path d="M12 2 4 5v7c0 5 4 8 8 10 4-2 8-5 8-10V5Z" ${JOIN}/>`,
  skip: `<path d="M4 4l9 8-9 8ZM13 4l9 8-9 8Z" ${SOLID}/>`,
  sound: `<path d="M3 9v6h4l6 5V4L7 9Z" ${SOLID}/><path d="M16.5 8.5a5 5 0 0 1 0 7M19.5 5.5a9 9 0 0 1 0 13"/>`,
  soundoff: `<path d="M3 9v6h4l6 5V4L7 9Z" ${SOLID}/><path d="M16.5 9.5l5 5M21.5 9.5l-5 5"/>`,
  star: '<path d="M12 2l3 6.5 7 .8-5.2 4.7 1.5 7L12 17.5 5.7 21l1.5-7L2 9.3l7-.8Z" ' + 'fill="currentColor"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2"/>',
  tick: '<path d="M4 13l5 5L20 6" stroke-width="3"/>',
  timer: '<path d="M6 2h12M6 22h12M7 2c0 6 4 7 5 10-1 3-5 4-5 10M17 2c0 6-4 7-5 10 1 3 5 4 5 10"/>',
  trap: `<path d="M2 20 6 8l3.5 7L12 4l2.5 11L18 8l4 12Z" ${SOLID}/>`,
  undo: `<path d="M4 9h10a6 6 0 0 1 0 12H8M4 9l5-5M4 9l5 5" ${JOIN}/>`,
  warn: `<path d="M12 3 2 21h20ZM12 9v6M12 17.5v1" ${JOIN}/>`,
  wifi:
    `<path d="M2 9a15 15 0 0 1 20 0M5.5 13a10 10 0 0 1 13 0M9 16.5a5 5 0 0 1 6 0" ${JOIN}/>` +
    '<circle cx="12" cy="20" r="1.5" fill="currentColor"/>',
  up2: `<path d="M5 12l7-7 7 7M5 19l7-7 7 7" stroke-width="2.6" ${JOIN}/>`,
  wrench: `<path d="M20 5a5 5 0 0 1-7 6L6 19a2 2 0 0 1-3-3l8-7a5 5 0 0 1 6-7l-3 3.5 2.5 2.5Z" ${SOLID}/>`,
} as const;

export type IconName = keyof typeof ICONS;
