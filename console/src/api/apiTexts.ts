import { api as en } from '../i18n/en/api';
import { textsIn } from '../i18n/language';
import { api as zh } from '../i18n/zh/api';

/** For what happens outside a component. */
export const apiTexts = () => textsIn({ zh, en });
