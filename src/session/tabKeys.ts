/** What the tab keeps of a sign-in over the redirect. */
export const TAB_KEYS = { state: 'signin-state', tries: 'signin-tries', refused: 'signin-refused' } as const;

/** As WeChat brings it back: who was sent, and by which try, for a tab that keeps nothing. */
export const stateOf = (token: string, tries: number): string => `${token}n${tries}`;
