import { place as en } from '../../i18n/en/place';
import { useTexts } from '../../i18n/language';
import { place as zh } from '../../i18n/zh/place';

export const usePlaceTexts = () => useTexts({ zh, en });
