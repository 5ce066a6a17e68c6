import { richText as en } from '../../i18n/en/richText';
import { useTexts } from '../../i18n/language';
import { richText as zh } from '../../i18n/zh/richText';

export const useRichTexts = () => useTexts({ zh, en });
