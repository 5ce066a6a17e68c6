import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import { Button } from 'antd';
import { setLanguage, useLanguage, useTexts } from '../i18n/language';

/** Two languages, so one button: it names the other one in its own words. */
export function LanguageButton() {
  const t = useTexts('shell');
  const other = useLanguage() === 'en' ? 'zh-Hans' : 'en';
  return (
    <Button type="text" icon={<GlobalOutlined />} lang={other} onClick={() => void setLanguage(other).catch(() => undefined)}>
      {t.otherLanguage}
    </Button>
  );
}
