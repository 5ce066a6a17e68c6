import { MAX_NOTICE_TITLE, NOTICE_CATEGORIES } from '@park/contract/notice/limits';
import { Form, Input, Select } from 'antd';
import { useTexts } from '../../i18n/language';
import { momentSpan } from '../../ui/daySpan';
import { LookFields } from '../../ui/LookFields';
import { rule } from '../../ui/rule';
import { TextItem } from '../../ui/TextItem';
import { WrittenFields } from '../../ui/WrittenFields';
import { WarningFields } from './WarningFields';

export function NoticeFields() {
  const t = useTexts('notice');
  const ui = useTexts('ui');
  return (
    <>
      <Form.Item name="category" label={ui.category}>
        <Select options={NOTICE_CATEGORIES.map((value) => ({ value, label: t.categories[value] }))} />
      </Form.Item>
      <WarningFields />
      <WrittenFields label={t.text}>
        {(one) => <TextItem name="title" label={ui.heading} language={one} maxLength={MAX_NOTICE_TITLE} counted />}
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
          dependencies={['showFrom', 'warningColour']}
          rules={[
            rule((until: string, { getFieldValue }) => until && getFieldValue('showFrom') >= until && t.timesWrong),
            rule((until: string, { getFieldValue }) => !until && getFieldValue('warningColour') && t.warningNeedsEnd),
          ]}
        >
          <Input type="datetime-local" {...momentSpan()} />
        </Form.Item>
      </div>
    </>
  );
}
