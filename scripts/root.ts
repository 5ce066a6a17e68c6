import path from 'node:path';

/** The checkout's folder, wherever a script is called from. */
export const ROOT = path.resolve(__dirname, '..');

/** A path inside the checkout. */
export function inRoot(...parts: string[]): string {
  return path.join(ROOT, ...parts);
}

/** A command that npm installed with the project. */
export function bin(name: string): string {
  return inRoot('node_modules', '.bin', name);
}
