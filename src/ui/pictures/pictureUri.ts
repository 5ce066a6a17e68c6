import { DRAWINGS } from './drawings';
import { svgUri } from './svgUri';

const made = new Map<string, string>();

/** A small drawing as a data address; undefined: it is a file. */
export function pictureUri(name: string): string | undefined {
  if (!(name in DRAWINGS)) return undefined;
  const uri = made.get(name) ?? svgUri(DRAWINGS[name as keyof typeof DRAWINGS]);
  made.set(name, uri);
  return uri;
}
