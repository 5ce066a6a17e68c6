/** The app is served by the server it talks to. */
export const API_BASE = '';
