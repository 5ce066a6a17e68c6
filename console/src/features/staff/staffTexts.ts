import { staff as en } from '../../i18n/en/staff';
import { useTexts } from '../../i18n/language';
import { staff as zh } from '../../i18n/zh/staff';

export const useStaffTexts = () => useTexts({ zh, en });
