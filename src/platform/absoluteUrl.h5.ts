/** The whole address of a path of the server, for use outside the app. */
export function absoluteUrl(path: string): string {
  return new URL(path, window.location.href).toString();
}
