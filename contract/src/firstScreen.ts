/**
 * What the app's build leaves beside its pages, so that a server can draw the home before the app is there: `dist/h5/.firstScreen/render.cjs`
 * exports `renderHome`. Free of zod, and of anything that either side keeps for itself.
 */
export interface FirstScreenQuery {
  /** The app's own key for the answer. */
  key: readonly unknown[];
  data: unknown;
}

export interface FirstScreen {
  /** The home as the app would draw it, for the place in `index.html`. */
  html: string;
  /** What it was drawn from, for the app to begin with. */
  queries: FirstScreenQuery[];
}

/** Asks a public call of the contract and resolves to its result. */
export type AskPublic = (call: { method: 'GET' | 'POST'; path: string; input: unknown }) => Promise<unknown>;

/**
 * Draws the home in a language at the moment of asking. One call after the other, however many ask.
 * @param ask without it the home is drawn as it looks before any answer.
 */
export type RenderHome = (lang: string, ask?: AskPublic) => Promise<FirstScreen>;
