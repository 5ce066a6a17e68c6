import {
  MAX_NOTICE_TITLE,
  NOTICE_CATEGORIES,
  WARNING_COLOURS,
  WARNING_KINDS,
  type WarningColour,
  type WarningKind,
} from '@park/contract/notice/limits';
import { preparedWarnings } from '@park/contract/texts/notice';
import { Form, Select } from 'antd';
import { useTexts } from '../../i18n/language';
import { CONTENT_LANGUAGES, textIn } from '../../ui/contentLanguages';
import { useFill } from '../../ui/EditForm';
import { ChoiceItem, MomentItem } from '../../ui/items';
import { LookFields } from '../../ui/LookFields';
import { choices } from '../../ui/list/choices';
import { rule } from '../../ui/rule';
import { TextItem } from '../../ui/TextItem';
import { WrittenFields } from '../../ui/WrittenFields';
import type { NoticeValues } from './noticeForm';

export function NoticeFields() {
  const t = useTexts('notice');
  return (
    <>
      <ChoiceItem name="category" options={choices(NOTICE_CATEGORIES, t.categories)} />
      <WarningFields />
      <WrittenFields label={t.text}>
        {(one) => <TextItem name="title" language={one} maxLength={MAX_NOTICE_TITLE} counted />}
      </WrittenFields>
      <h2 className="edit-part">{t.look}</h2>
      <LookFields />
      <div className="edit-pair">
        <MomentItem name="showFrom" extra={t.showFromAbout} />
        <MomentItem
          name="showUntil"
          extra={t.showUntilAbout}
          dependencies={['showFrom', 'warningColour']}
          rules={[
            rule((until: string, { getFieldValue }) => until && getFieldValue('showFrom') >= until && t.timesWrong),
            rule((until: string, { getFieldValue }) => !until && getFieldValue('warningColour') && t.warningNeedsEnd),
          ]}
        />
      </div>
    </>
  );
}

/** Colour and kind of the prepared warnings, in their order: who writes only Chinese still warns everybody. */
const PREPARED_AS: readonly (readonly [WarningColour, WarningKind])[] = [
  ['orange', 'weather'],
  ['yellow', 'weather'],
  ['yellow', 'weather'],
  ['blue', 'closure'],
  ['yellow', 'crowd'],
];

/** Whether it warns, in which colour and of what; a prepared warning is in all languages at once. */
function WarningFields() {
  const t = useTexts('notice');
  const fill = useFill<NoticeValues>();
  const colour: NoticeValues['warningColour'] = Form.useWatch('warningColour') ?? '';
  const use = (index: number) => {
    const [prepared, marks] = [preparedWarnings[index], PREPARED_AS[index]];
    if (!prepared || !marks) return;
    const text = Object.fromEntries(CONTENT_LANGUAGES.map((one) => [one, `<p>${prepared.text[one]}</p>`]));
    const [warningColour, warningKind] = marks;
    fill({
      warningColour,
      warningKind,
      title: prepared.title,
      text,
      category: warningKind === 'closure' ? 'closure' : 'safety',
    });
  };
  return (
    <>
      <div className="edit-pair">
        <ChoiceItem
          name="warningColour"
          extra={t.warningAbout}
          options={[{ value: '', label: t.noWarning }, ...choices(WARNING_COLOURS, t.warningColours)]}
        />
        {colour && <ChoiceItem name="warningKind" options={choices(WARNING_KINDS, t.warningKinds)} />}
      </div>
      {colour && (
        <Form.Item label={t.prepared} htmlFor="prepared" extra={t.preparedAbout}>
          <Select
            id="prepared"
            value={null}
            placeholder={t.preparedChoose}
            onChange={(index: number | null) => index !== null && use(index)}
            options={preparedWarnings.map(({ title }, index) => ({ value: index, label: textIn(title) }))}
          />
        </Form.Item>
      )}
    </>
  );
}
