import { BESIDE_MM, type Beside, EXHIBIT } from '@park/contract/exhibit/limits';
import { PERIODS, periodAt } from '@park/contract/exhibit/periods';
import { Form, Input, InputNumber, Select } from 'antd';
import { useTexts } from '../../i18n/language';
import { choices } from '../../ui/list/choices';
import { rule } from '../../ui/rule';

/** As old as the earth. Millions of years */
const OLDEST = 4_600;
const SOURCES = ['age', 'formation', 'size'] as const;

/** How old and how large it is, and who says so. */
export function FactFields() {
  const t = useTexts('exhibit');
  const { needed } = useTexts('ui');
  return (
    <>
      <h2 className="edit-part">{t.facts}</h2>
      <div className="edit-pair">
        <AgeField name="fromMa" />
        <AgeField name="toMa" />
        <Form.Item name={['size', 'millimetres']} label={t.millimetres} rules={[{ required: true, message: needed }]}>
          <InputNumber min={1} max={EXHIBIT.millimetres} precision={0} />
        </Form.Item>
        <Form.Item name={['size', 'beside']} label={t.beside}>
          <Select options={choices(Object.keys(BESIDE_MM) as Beside[], t.besides)} />
        </Form.Item>
      </div>
      <h2 className="edit-part">{t.sources}</h2>
      <p className="muted">{t.sourcesAbout}</p>
      {SOURCES.map((name) => (
        <Form.Item
          key={name}
          name={['sources', name]}
          label={t.source[name]}
          rules={[{ required: true, whitespace: true, message: needed }]}
        >
          <Input maxLength={EXHIBIT.source} />
        </Form.Item>
      ))}
      <Form.Item name="storySources" label={t.storySources}>
        <Input.TextArea maxLength={EXHIBIT.storySources} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </>
  );
}

function AgeField({ name }: { name: 'fromMa' | 'toMa' }) {
  const t = useTexts('exhibit');
  const { needed } = useTexts('ui');
  const ma: number | null | undefined = Form.useWatch(name);
  return (
    <Form.Item
      name={name}
      label={t[name]}
      extra={typeof ma === 'number' && ma <= PERIODS[0].fromMa && t.periods[periodAt(ma)]}
      dependencies={name === 'toMa' ? ['fromMa'] : []}
      rules={[
        { required: true, message: needed },
        rule((age: number, { getFieldValue }) => name === 'toMa' && age > getFieldValue('fromMa') && t.agesWrong),
      ]}
    >
      <InputNumber min={0} max={OLDEST} />
    </Form.Item>
  );
}
