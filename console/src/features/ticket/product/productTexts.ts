import { product as en } from '../../../i18n/en/product';
import { useTexts } from '../../../i18n/language';
import { product as zh } from '../../../i18n/zh/product';

export const useProductTexts = () => useTexts({ zh, en });
