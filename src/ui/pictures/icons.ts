import { svgUri } from './svgUri';

/** Line icons on a 24 grid, those that more than one page shows. */
export const ICONS = {
  activities: 'M4 21V4m0 1c4-2.5 6 2 10 0s6-1 6-1v9s-2-1-6 1-6-2.5-10 0',
  back: 'M15 4.5l-7.5 7.5 7.5 7.5',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4.5M15.5 4v4.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M9 5l7 7-7 7',
  close: 'M7 7l10 10M17 7L7 17',
  cross: 'M9.5 4.5h5v5h5v5h-5v5h-5v-5h-5v-5h5z',
  delete: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v6M13.5 10.5v6',
  exit: 'M13 4H6v16h7M10 12h10M16.5 8l4 4-4 4',
  firstAid: 'M4.5 7.5h15v12h-15zM9 7.5v-3h6v3M12 10.5v6M9 13.5h6',
  food: 'M6 4v7m3-7v7M4.5 11h6M7.5 11v9M16.5 20V4c-2.5 1-3.5 4-3.5 8h3.5',
  fossil:
    'M12 12.5c0-1.2 2-1 2 .6 0 2.2-4.6 2.4-4.6-.6 0-4 7.4-4 7.4.6 0 6-10.3 6-10.3-.6C6.5 5 19.5 5 19.5 13c0 3.5-1.5 6-4.5 7.5',
  gate: 'M5 20V9.5a7 7 0 0 1 14 0V20M12 20v-9M3 20h18',
  help: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M5.6 5.6l4 4m4.8 4.8l4 4m0-12.8l-4 4m-4.8 4.8l-4 4',
  home: 'M4 11l8-7 8 7M6 9.5V20h4.5v-5.5h3V20H18V9.5',
  lastFound: 'M6 8h12l1 12H5zM9 8V7a3 3 0 0 1 6 0v1M10.5 13a1.5 1.5 0 1 1 2.2 1.3c-.5.3-.7.6-.7 1.2m0 1.8v.2',
  live: 'M9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M7.5 16.5a6.4 6.4 0 0 1 0-9m9 0a6.4 6.4 0 0 1 0 9M4.6 19.4a10.5 10.5 0 0 1 0-14.8m14.8 0a10.5 10.5 0 0 1 0 14.8',
  minus: 'M5.5 12h13',
  museum: 'M4 9l8-5 8 5zM6 11.5V17m4-5.5V17m4-5.5V17m4-5.5V17M4 20h16',
  notices: 'M4 10v4h3l7 4V6l-7 4zM17.5 9.5a4 4 0 0 1 0 5M7 14l1.5 6h2L9.5 15.5',
  pin: 'M12 21c-4-4.6-6-7.9-6-11a6 6 0 0 1 12 0c0 3.1-2 6.4-6 11zM12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6',
  plus: 'M5.5 12h13M12 5.5v13',
  prize:
    'M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7C9 7 7 6 7 4.5S8.5 2.5 9.5 3.5 12 7 12 7zm0 0c3 0 5-1 5-2.5s-1.5-2-2.5-1S12 7 12 7z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L20 20',
  shuttle: 'M5 5h14v12H5zM5 11h14M8 17v2.5M16 17v2.5M8 14h.01M16 14h.01',
  tickets: 'M3 8a2 2 0 0 0 0 4v0a2 2 0 0 0 0 4v2h18v-2a2 2 0 0 1 0-4v0a2 2 0 0 1 0-4V6H3zM14 6v2m0 3v2m0 3v2',
  toilet: 'M7 5h.01M17 5h.01M12 4v16M4.5 9h5v5H8v6H6v-6H4.5zM15.5 9h3l1.5 6h-1.5v5h-3v-5H14z',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.4v.1',
} as const;

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

const made = new Map<string, string>();

/** An icon (its path on a 24 grid) as a data address, to be used as a mask: its own colour does not matter. */
export function iconUri(path: string): string {
  const known = made.get(path);
  if (known) return known;
  const uri = svgUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="none" stroke="#000" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" d="${path}"/></svg>`,
  );
  made.set(path, uri);
  return uri;
}
