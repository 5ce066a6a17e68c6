import { textsOf } from '../i18n/language';

/** The park's name, as the server wrote it into the page's title. */
const name = document.title.split(' · ', 1)[0] ?? '';
/** As the built page (`index.html`) has it, before it is given a park's name. */
const BUILT = '化石公园';

/** Its logo, else the console's own drawing, from the page's head too. */
export const parkIcon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '';

/** A park that was given no name of its own has one in the language that is shown. */
export const parkName = (): string => (name === BUILT ? textsOf('shell').aPark : name);
