/** The whole address of a path of the server, for use outside the app. */
export const absoluteUrl = (path: string): string => new URL(path, window.location.href).toString();
