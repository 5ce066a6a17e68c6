import { API_BASE } from './apiBase';

/** The whole address of a path of the server, for use outside the app. */
export function absoluteUrl(path: string): string {
  return API_BASE + path;
}
