/** Line icons on a 24 grid. */
const PATHS = {
  back: 'M15 4.5l-7.5 7.5 7.5 7.5',
  chevron: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  home: 'M4 11l8-7 8 7M6 9.5V20h4.5v-5.5h3V20H18V9.5',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  check: 'M4.5 12.5l5 5 10-11',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13zM15.5 15.5L20.5 20.5',
  ticket: 'M3.5 7h17v3.5a1.5 1.5 0 0 0 0 3V17h-17v-3.5a1.5 1.5 0 0 0 0-3zM14.5 7v1.5M14.5 11v2M14.5 15.5V17',
  live: 'M3.5 7.5h11v9h-11zM14.5 10.5l6-3v9l-6-3M7 10.5h2',
  activity: 'M3 19.5l6.5-12 4 7 2-3 5.5 8zM9.5 7.5V3.5l4 1.5-4 1.5',
  notice: 'M4 10v4h3l8 4.5v-13L7 10zM18 9.5a4 4 0 0 1 0 5M8 14v4.5h2.5V15.5',
  gift: 'M4 9h16v4H4zM5.5 13v7h13v-7M12 9v11M12 9c-5 0-6-5-3-5 2 0 3 5 3 5zM12 9c5 0 6-5 3-5-2 0-3 5-3 5z',
  help: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7zM6 6l3.5 3.5M14.5 14.5L18 18M18 6l-3.5 3.5M9.5 14.5L6 18',
  lostFound: 'M4 8.5h16V20H4zM9 8.5V6a3 3 0 0 1 6 0v2.5M12 12.5v3.5',
  feedback: 'M4 5h16v11h-9l-4.5 4v-4H4zM8 9h8M8 12h5',
  message: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  points: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.2 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.2 5.9-.8z',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM12 7.5V12l3 2.5',
  place: 'M12 21c5-5.5 7-8.5 7-11.5a7 7 0 0 0-14 0C5 12.5 7 15.5 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5z',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  anchor: 'M12 3.5a3 3 0 0 1 3 3V11a3 3 0 0 1-6 0V6.5a3 3 0 0 1 3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21M8.5 21h7',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM4.5 20.5c.5-8 14.5-8 15 0',
  record: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3.5',
  language: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17',
  appearance: 'M19.5 14A8 8 0 1 1 10 4.5 6.5 6.5 0 0 0 19.5 14z',
  textSize: 'M3 19L8.5 5 14 19M5 14.5h7M14.5 19l3.2-8 3.3 8M15.5 16.5h4.4',
  phone:
    'M6 3.5h3.5l1.5 5-2.5 1.5c1 2.5 3 4.5 5.5 5.5l1.5-2.5 5 1.5V18c0 1.5-1 2.5-2.5 2.5C10.5 20 4 13.5 3.5 6 3.5 4.5 4.5 3.5 6 3.5z',
  alert: 'M12 4L2.5 20h19zM12 10v4.5M12 17.3v.1',
} as const;

export type IconName = keyof typeof PATHS;
export const ICON_NAMES = Object.keys(PATHS) as IconName[];

const made = new Map<IconName, string>();

/** An icon as a data address, to be used as a mask: its own colour does not matter. */
export function iconUri(name: IconName): string {
  const known = made.get(name);
  if (known) return known;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="none" stroke="#000" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" d="${PATHS[name]}"/></svg>`;
  const uri = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  made.set(name, uri);
  return uri;
}
