import { secondFactor as en } from '../i18n/en/secondFactor';
import { useTexts } from '../i18n/language';
import { secondFactor as zh } from '../i18n/zh/secondFactor';

export const useSecondFactorTexts = () => useTexts({ zh, en });
