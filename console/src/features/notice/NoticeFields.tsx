import { MAX_NOTICE_TITLE, NOTICE_CATEGORIES, WARNING_COLOURS, WARNING_KINDS } from '@park/contract/notice/limits';
import { Form, Input, Select } from 'antd';
import { useTexts } from '../../i18n/language';
import { CONTENT_LANGUAGES, textIn } from '../../ui/contentLanguages';
import { momentSpan } from '../../ui/daySpan';
import { useFill } from '../../ui/EditForm';
import { LookFields } from '../../ui/LookFields';
import { rule } from '../../ui/rule';
import { TextItem } from '../../ui/TextItem';
import { WrittenFields } from '../../ui/WrittenFields';
import type { NoticeValues } from './noticeForm';
import { PREPARED } from './preparedWarnings';

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

/** Whether it warns, in which colour and of what; a prepared warning is in all languages at once. */
function WarningFields() {
  const t = useTexts('notice');
  const fill = useFill<NoticeValues>();
  const colour: NoticeValues['warningColour'] = Form.useWatch('warningColour') ?? '';
  const use = (index: number) => {
    const prepared = PREPARED[index];
    if (!prepared) return;
    const text = Object.fromEntries(CONTENT_LANGUAGES.map((one) => [one, `<p>${prepared.text[one]}</p>`]));
    const { colour: warningColour, kind: warningKind, title } = prepared;
    fill({ warningColour, warningKind, title, text, category: warningKind === 'closure' ? 'closure' : 'safety' });
  };
  return (
    <>
      <div className="edit-pair">
        <Form.Item name="warningColour" label={t.warning} extra={t.warningAbout}>
          <Select
            options={[
              { value: '', label: t.noWarning },
              ...WARNING_COLOURS.map((value) => ({ value, label: t.warningColours[value] })),
            ]}
          />
        </Form.Item>
        {colour && (
          <Form.Item name="warningKind" label={t.warningKind}>
            <Select options={WARNING_KINDS.map((value) => ({ value, label: t.warningKinds[value] }))} />
          </Form.Item>
        )}
      </div>
      {colour && (
        <Form.Item label={t.prepared} htmlFor="prepared" extra={t.preparedAbout}>
          <Select
            id="prepared"
            value={null}
            placeholder={t.preparedChoose}
            onChange={(index: number | null) => index !== null && use(index)}
            options={PREPARED.map(({ title }, index) => ({ value: index, label: textIn(title) }))}
          />
        </Form.Item>
      )}
    </>
  );
}
