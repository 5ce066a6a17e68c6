import { BESIDE_MM, type Beside, EXHIBIT } from '@park/contract/exhibit/limits';
import { PERIODS, periodAt } from '@park/contract/exhibit/periods';
import { Form, Input, InputNumber } from 'antd';
import { useTexts } from '../../i18n/language';
import { ChoiceItem, Item, LineItem, NumberItem } from '../../ui/items';
import { choices } from '../../ui/list/choices';
import { rule } from '../../ui/rule';

/** As old as the earth. Millions of years */
const OLDEST = 4_600;
const SOURCES = ['age', 'formation', 'size'] as const;

/** How old and how large it is, and who says so. */
export function FactFields() {
  const t = useTexts('exhibit');
  return (
    <>
      <h2 className="edit-part">{t.facts}</h2>
      <div className="edit-pair">
        <AgeField name="fromMa" />
        <AgeField name="toMa" />
        <NumberItem name={['size', 'millimetres']} label={t.millimetres} required min={1} max={EXHIBIT.millimetres} />
        <ChoiceItem
          name={['size', 'beside']}
          label={t.beside}
          options={choices(Object.keys(BESIDE_MM) as Beside[], t.besides)}
        />
      </div>
      <h2 className="edit-part">{t.sources}</h2>
      <p className="muted">{t.sourcesAbout}</p>
      {SOURCES.map((name) => (
        <LineItem key={name} name={['sources', name]} label={t.source[name]} required="words" maxLength={EXHIBIT.source} />
      ))}
      <Item name="storySources">
        <Input.TextArea maxLength={EXHIBIT.storySources} autoSize={{ minRows: 2 }} />
      </Item>
    </>
  );
}

function AgeField({ name }: { name: 'fromMa' | 'toMa' }) {
  const t = useTexts('exhibit');
  const ma: number | null | undefined = Form.useWatch(name);
  return (
    <Item
      name={name}
      extra={typeof ma === 'number' && ma <= PERIODS[0].fromMa && t.periods[periodAt(ma)]}
      dependencies={name === 'toMa' ? ['fromMa'] : []}
      required
      rules={[rule((age: number, { getFieldValue }) => name === 'toMa' && age > getFieldValue('fromMa') && t.agesWrong)]}
    >
      <InputNumber min={0} max={OLDEST} />
    </Item>
  );
}
