import { overview as en } from '../../i18n/en/overview';
import { useTexts } from '../../i18n/language';
import { overview as zh } from '../../i18n/zh/overview';

export const useOverviewTexts = () => useTexts({ zh, en });
