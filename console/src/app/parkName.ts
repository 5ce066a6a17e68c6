/** The park's name, as the server wrote it into the page's title. */
export const parkName = (): string => document.title.split(' · ', 1)[0] ?? '';
