/** In the page an address of the server is its path. */
export const absoluteUrl = (path: string): string => path;
