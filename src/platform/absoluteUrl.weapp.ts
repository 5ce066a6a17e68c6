import { API_BASE } from './apiBase';

/** The whole address of a path of the server, for use outside the app. */
export const absoluteUrl = (path: string): string => API_BASE + path;
