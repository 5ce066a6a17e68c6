/** The languages that the park does not offer, as the page says that the server sent, or as the app has heard since. */
export const languagesOff = (): readonly string[] => (document.documentElement.dataset.off ?? '').split(' ');

export function setLanguagesOff(off: readonly string[]): void {
  document.documentElement.dataset.off = off.join(' ');
}
