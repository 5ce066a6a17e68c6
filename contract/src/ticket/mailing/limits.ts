/** Characters at most. */
export const MAILING = { title: 40, text: 500 } as const;
