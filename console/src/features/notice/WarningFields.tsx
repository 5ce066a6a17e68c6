import { WARNING_COLOURS, WARNING_KINDS } from '@park/contract/notice/limits';
import { Form, Select } from 'antd';
import { useTexts } from '../../i18n/language';
import { CONTENT_LANGUAGES, textIn } from '../../ui/contentLanguages';
import { useFill } from '../../ui/EditForm';
import type { NoticeValues } from './noticeForm';
import { PREPARED } from './preparedWarnings';

/** Whether it warns, in which colour and of what; a prepared warning is in all languages at once. */
export function WarningFields() {
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
