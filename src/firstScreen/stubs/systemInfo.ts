/** A browser's bars are its own, and the language is handed in. */
export const systemInfo = () => ({ statusBarHeight: 0, capsuleWidth: 0, language: '' });
