/** The languages that the park does not offer: by the page that the server sent, and by what the app has heard since. */
export const languagesOff = (): readonly string[] => (document.documentElement.dataset.off ?? '').split(' ');

export function setLanguagesOff(off: readonly string[]): void {
  document.documentElement.dataset.off = off.join(' ');
}
