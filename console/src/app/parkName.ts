/** The park's name, as the server wrote it into the page's title. */
const name = document.title.split(' · ', 1)[0] ?? '';

export const parkName = (): string => name;
