import { activity as en } from '../../i18n/en/activity';
import { useTexts } from '../../i18n/language';
import { activity as zh } from '../../i18n/zh/activity';

export const useActivityTexts = () => useTexts({ zh, en });
