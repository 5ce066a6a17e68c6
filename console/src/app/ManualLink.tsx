import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import { Button } from 'antd';
import { useLocation } from 'react-router';
import { useLanguage, useTexts } from '../i18n/language';
import { AREAS } from './areas';
import { addressOf, FIRST_CHAPTER } from './chapter';

/** Leads to what is written for staff about the area that is open. */
export function ManualLink() {
  const t = useTexts('shell');
  const language = useLanguage() === 'en' ? 'en' : 'zh';
  const open = useLocation().pathname.split('/')[1];
  const { chapter = FIRST_CHAPTER } = AREAS.find(({ path }) => path === open) ?? {};
  return (
    <Button
      type="text"
      icon={<QuestionCircleOutlined />}
      href={addressOf(chapter, language)}
      target="_blank"
      rel="noopener"
      aria-label={t.manual}
      title={t.manual}
    />
  );
}
