import { MAX_NOTICE_TITLE, NOTICE_CATEGORIES } from '@park/contract/notice/limits';
import { Form, Input, Select } from 'antd';
import { useTexts } from '../../i18n/language';
import type { ContentLanguage } from '../../ui/contentLanguages';
import { momentSpan } from '../../ui/daySpan';
import { LookFields } from '../../ui/LookFields';
import { WrittenFields } from '../../ui/WrittenFields';

interface NoticeFieldsProps {
  language: ContentLanguage;
  onLanguage: (language: ContentLanguage) => void;
}

export function NoticeFields({ language, onLanguage }: NoticeFieldsProps) {
  const t = useTexts('notice');
  const { needed, languages } = useTexts('ui');
  return (
    <>
      <Form.Item name="category" label={t.category}>
        <Select options={NOTICE_CATEGORIES.map((value) => ({ value, label: t.categories[value] }))} />
      </Form.Item>
      <p className="muted">{t.fallback}</p>
      <WrittenFields label={t.languages} textLabel={t.text} language={language} onLanguage={onLanguage}>
        {(one) => (
          <Form.Item
            name={['title', one]}
            label={`${t.heading} · ${languages[one]}`}
            rules={one === 'zh-Hans' ? [{ required: true, whitespace: true, message: needed }] : []}
          >
            <Input maxLength={MAX_NOTICE_TITLE} showCount lang={one} />
          </Form.Item>
        )}
      </WrittenFields>
      <h2 className="edit-part">{t.look}</h2>
      <LookFields />
      <div className="edit-pair">
        <Form.Item name="showFrom" label={t.showFrom} extra={t.showFromAbout}>
          <Input type="datetime-local" {...momentSpan()} />
        </Form.Item>
        <Form.Item
          name="showUntil"
          label={t.showUntil}
          extra={t.showUntilAbout}
          dependencies={['showFrom']}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_, until: string) =>
                until && getFieldValue('showFrom') >= until ? Promise.reject(new Error(t.timesWrong)) : Promise.resolve(),
            }),
          ]}
        >
          <Input type="datetime-local" {...momentSpan()} />
        </Form.Item>
      </div>
    </>
  );
}
