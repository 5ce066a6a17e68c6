import { order as en } from '../../../i18n/en/order';
import { useTexts } from '../../../i18n/language';
import { order as zh } from '../../../i18n/zh/order';

export const useOrderTexts = () => useTexts({ zh, en });
