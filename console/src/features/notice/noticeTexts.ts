import { notice as en } from '../../i18n/en/notice';
import { useTexts } from '../../i18n/language';
import { notice as zh } from '../../i18n/zh/notice';

export const useNoticeTexts = () => useTexts({ zh, en });
