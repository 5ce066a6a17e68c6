/** Line icons on a 24 grid. */
const PATHS = {
  back: 'M15 4.5l-7.5 7.5 7.5 7.5',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4.5M15.5 4v4.5',
  chevron: 'M9 5l7 7-7 7',
  close: 'M7 7l10 10M17 7L7 17',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  delete: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v6M13.5 10.5v6',
  home: 'M4 11l8-7 8 7M6 9.5V20h4.5v-5.5h3V20H18V9.5',
  minus: 'M5.5 12h13',
  pin: 'M12 21c-4-4.6-6-7.9-6-11a6 6 0 0 1 12 0c0 3.1-2 6.4-6 11zM12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6',
  plus: 'M5.5 12h13M12 5.5v13',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L20 20',
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
