import { shell as en } from '../i18n/en/shell';
import { textsIn } from '../i18n/language';
import { shell as zh } from '../i18n/zh/shell';

/** The park's name, as the server wrote it into the page's title. */
const name = document.title.split(' · ', 1)[0] ?? '';

/** A park that was given no name of its own has one in the language that is shown. */
export const parkName = (): string => (name === zh.aPark ? textsIn({ zh, en }).aPark : name);
