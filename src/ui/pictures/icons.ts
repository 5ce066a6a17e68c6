/** Line icons on a 24 grid. */
const PATHS = {
  back: 'M15 4.5l-7.5 7.5 7.5 7.5',
  chevron: 'M9 5l7 7-7 7',
  close: 'M7 7l10 10M17 7L7 17',
  home: 'M4 11l8-7 8 7M6 9.5V20h4.5v-5.5h3V20H18V9.5',
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
