import { useTexts } from '../i18n/language';

export const useUiTexts = () => useTexts('ui');
