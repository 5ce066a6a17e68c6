/** Under which the tab keeps a tap on the first screen: the number of what was tapped there, and its text. */
export const EARLY_TAP = 'early-tap';
