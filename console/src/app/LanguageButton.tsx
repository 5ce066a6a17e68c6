import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import { Button } from 'antd';
import { shell as en } from '../i18n/en/shell';
import { setLanguage, useLanguage, useTexts } from '../i18n/language';
import { shell as zh } from '../i18n/zh/shell';

/** Two languages, so one button: it names the other one in its own words. */
export function LanguageButton() {
  const t = useTexts({ zh, en });
  const other = useLanguage() === 'en' ? 'zh-Hans' : 'en';
  return (
    <Button type="text" icon={<GlobalOutlined />} lang={other} onClick={() => setLanguage(other)}>
      {t.otherLanguage}
    </Button>
  );
}
