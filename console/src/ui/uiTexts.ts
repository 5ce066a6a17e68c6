import { ui as en } from '../i18n/en/ui';
import { useTexts } from '../i18n/language';
import { ui as zh } from '../i18n/zh/ui';

export const useUiTexts = () => useTexts({ zh, en });
