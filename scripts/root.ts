import path from 'node:path';

/** The checkout's folder, wherever a script is called from. */
export const ROOT = path.resolve(__dirname, '..');

/** A path inside the checkout. */
export const inRoot = (...parts: string[]): string => path.join(ROOT, ...parts);

/** A command that npm installed with the project. */
export const bin = (name: string): string => inRoot('node_modules', '.bin', name);
