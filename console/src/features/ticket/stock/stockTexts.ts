import { stock as en } from '../../../i18n/en/stock';
import { useTexts } from '../../../i18n/language';
import { stock as zh } from '../../../i18n/zh/stock';

export const useStockTexts = () => useTexts({ zh, en });
