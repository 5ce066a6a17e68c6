import { live as en } from '../../i18n/en/live';
import { useTexts } from '../../i18n/language';
import { live as zh } from '../../i18n/zh/live';

export const useLiveTexts = () => useTexts({ zh, en });
