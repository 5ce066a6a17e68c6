import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import { getPark } from '@park/contract/park/calls';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { keyOf } from '../api/hooks';
import { setLanguage, useLanguage, useTexts } from '../i18n/language';

/** Two languages, so one button: it names the other one in its own words. */
export function LanguageButton() {
  const t = useTexts('shell');
  const other = useLanguage() === 'en' ? 'zh-Hans' : 'en';
  const queries = useQueryClient();
  const change = async () => {
    await setLanguage(other);
    // The park's name is answered in one language.
    await queries.invalidateQueries({ queryKey: keyOf(getPark) });
  };
  return (
    <Button type="text" icon={<GlobalOutlined />} lang={other} onClick={() => void change().catch(() => undefined)}>
      {t.otherLanguage}
    </Button>
  );
}
