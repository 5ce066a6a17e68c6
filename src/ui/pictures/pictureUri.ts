import { DRAWINGS } from './drawings';
import { svgUri } from './svgUri';

/** Where the web build has the pictures that are files (config/pictures), for the mini-program too. */
export const PICTURE_FILES = 'static/pictures';

const made = new Map<string, string>();

/** A small drawing as a data address; undefined: it is a file. */
export function pictureUri(name: string): string | undefined {
  if (!(name in DRAWINGS)) return undefined;
  const uri = made.get(name) ?? svgUri(DRAWINGS[name as keyof typeof DRAWINGS]);
  made.set(name, uri);
  return uri;
}

/** The path of a picture that is a file. A name that a newer server knows is one, too. */
export const pictureFile = (name: string): string => `/mp/${PICTURE_FILES}/${name}.svg`;
