/** Symbols of Celerium on a 24 grid, 2 px strokes; lines, planet types, Boosts, tokens. Ours, plain SVG. */

const SOLID = 'fill="currentColor" stroke-linejoin="round"';
const JOIN = 'stroke-linejoin="round"';

export const SYMBOLS = {
  blue: '<path d="M2 9c3-3 5-3 7 0s4 3 6 0 4-3 7 0M2 16c3-3 5-3 7 0s4 3 6 0 4-3 7 0" stroke-width="2.6"/>',
  green: `<path d="M2 18c5-8 9-8 12-3 2-2 5-2 8 3Z" ${SOLID}/><circle cx="18" cy="6" r="2.5" fill="currentColor"/>`,
  yellow: `<path d="M5 18h13a4 4 0 0 0 0-8 6 6 0 0 0-11.5-1A4.5 4.5 0 0 0 5 18Z" ${SOLID}/>`,
  fire: `<path d="M12 2c1 5 7 7 7 13a7 7 0 0 1-14 0c0-3 2-4 3-7 1 2 2 3 3 3 1-3 0-6 1-9Z" ${SOLID}/>`,
  ice: '<path d="M12 2v20M3.5 7l17 10M20.5 7l-17 10M9 4l3 3 3-3M9 20l3-3 3 3"/>',
  toxic:
    `<path d="M9 2h6M10 2v7L4 19a2 2 0 0 0 2 3h12a2 2 0 0 0 2-3L14 9V2" ${JOIN}/>` +
    `<path d="M7 16h10l2 4H5Z" ${SOLID}/>`,
  desert:
    `<path d="M12 22V5a2 2 0 0 1 4 0v6M12 15H8a3 3 0 0 1-3-3V9M16 12h2a2 2 0 0 0 2-2V8M4 22h16" ` +
    `stroke-width="2.6" ${JOIN}/>`,
  shield:
    `<path d="M12 2 4 5v7c0 5 4 8 8 10 4-2 8-5 8-10V5Z" ${JOIN}/>` +
    `<path d="M12 5v14c3-1.5 5.5-4 5.5-7.5v-4.5Z" fill="currentColor" stroke="none"/>`,
  line:
    '<path d="M4 17c4-9 6 2 8-4s4-9 8-7"/><circle cx="4" cy="17" r="2.2" fill="currentColor"/>' +
    '<circle cx="20" cy="6" r="2.2" fill="currentColor"/>',
  planet:
    '<circle cx="12" cy="12" r="6" fill="currentColor"/>' +
    '<path d="M6.5 16.5C3 18.5 1.5 20 2.3 20.7c1.2 1.1 6-1.7 11-6.4S22 5 21 3.7c-.7-.8-3 ' +
    '0-5.5 2.3" />',
  bolt: `<path d="M13 2 5 14h6l-1 8 9-13h-6Z" ${SOLID}/>`,
  action: `<path d="M4 5l8 7-8 7ZM12 5l8 7-8 7Z" ${SOLID}/>`,
  cards:
    `<rect x="7" y="3" width="12" height="17" rx="2"/><path d="M4 6v13a2 2 0 0 0 2 2h9" ${JOIN}/>` +
    `<path d="M13.5 7l-3 5h2.5l-.6 4 3.4-5h-2.6Z" fill="currentColor" stroke="none"/>`,
  bot:
    '<rect x="4" y="8" width="16" height="11" rx="5"/><circle cx="14" cy="13.5" r="2.2" fill="currentColor"/>' +
    '<path d="M9 8V4M7 4h4M9 19v2"/>',
  ship: `<path d="M22 12C17 8 11 7 5 8L3 12l2 4c6 1 12 0 17-4ZM10 7.5 5 3 3 4l2 4M10 16.5 5 21l-2-1 2-4" ${JOIN}/>`,
  meteor: `<path d="M20 3l-6 6M21 9l-4 4M15 3l-4 4" /><path d="M11 9c4 0 6 3 6 6s-3 6-7 6-6-3-6-6 3-6 7-6Z" ${SOLID}/>`,
  shot:
    '<circle cx="12" cy="12" r="7"/><path d="M12 2v6M12 16v6M2 12h6M16 12h6"/>' +
    '<circle cx="12" cy="12" r="1.5" fill="currentColor"/>',
  workshop: `<path d="M20 5a5 5 0 0 1-7 6L6 19a2 2 0 0 1-3-3l8-7a5 5 0 0 1 6-7l-3 3.5 2.5 2.5Z" ${SOLID}/>`,
  hangar: `<path d="M3 21V10l9-7 9 7v11M7 21v-8h10v8M7 17h10" ${JOIN}/>`,
  keep: `<path d="M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5" ${JOIN}/>`,
  first: `<path d="M6 22V3M6 4h13l-4 4.5 4 4.5H6" ${JOIN}/><path d="M10 8.5h3" />`,
  last: `<path d="M18 22V3M18 4H5l4 4.5L5 13h13" ${JOIN}/>`,
  wheel: `<circle cx="12" cy="12" r="9"/><path d="M12 12V3M12 12l7.8 4.5M12 12l-7.8 4.5" ${JOIN}/>`,
  control: `<path d="M9 3h6v3H9ZM7 4H5v17h14V4h-2" ${JOIN}/><path d="M8.5 13.5l2.5 2.5 4.5-5"/>`,
  double: '<path d="M4 5l7 7-7 7M13 5l7 7-7 7" stroke-width="3" stroke-linejoin="round"/>',
} as const;

export type SymbolName = keyof typeof SYMBOLS;
