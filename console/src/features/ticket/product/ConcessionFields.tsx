import { CONCESSIONS } from '@park/contract/ticket/concession';
import { CONCESSION_PRESETS } from '@park/contract/ticket/concessionPresets';
import { Flex, Form, Input, Select } from 'antd';
import { useTexts } from '../../../i18n/language';
import { daySpan } from '../../../ui/daySpan';
import { useFill } from '../../../ui/EditForm';
import { FieldRows } from '../../../ui/FieldRows';
import { LineItem, NumberItem, SwitchItem } from '../../../ui/items';
import { choices } from '../../../ui/list/choices';
import { rule } from '../../../ui/rule';
import { concessionText, MAX_CHARACTERS, NEW_RULE, type ProductForm, type RuleForm, withPreset } from './rules';

/** Whom the product is for, as dated rules. @param full the dearest price of the other products, yuan */
export function ConcessionFields({ full }: { full: number }) {
  const { concession: t, fields } = useTexts('product');
  return (
    <section className="product-concessions" aria-label={fields.concessions}>
      <h2>{fields.concessions}</h2>
      <p className="muted">{t.about}</p>
      <FieldRows
        name="concessions"
        className="product-rules"
        labels={t}
        max={MAX_CHARACTERS.concessions}
        begin={() => NEW_RULE}
        below={<Preset full={full} />}
      >
        {(at) => <RuleFields at={at} />}
      </FieldRows>
    </section>
  );
}

function RuleFields({ at }: { at: number }) {
  const { concession: t } = useTexts('product');
  const { needed } = useTexts('ui');
  const span = daySpan();
  const typed = Form.useWatch<RuleForm | undefined>(['concessions', at]);
  const who = typed?.who ?? NEW_RULE.who;
  const of = (name: keyof RuleForm) => ['concessions', at, name];
  return (
    <>
      <Flex wrap gap="0 16px">
        <Form.Item name={[at, 'who']} label={t.fields.who}>
          <Select options={choices(CONCESSIONS, t.kinds)} style={{ minWidth: 180 }} />
        </Form.Item>
        {who === 'height' && (
          <NumberItem name={[at, 'heightTo']} label={t.fields.heightTo} required min={50} max={250} width={160} />
        )}
        <NumberItem
          name={[at, 'ageFrom']}
          label={t.fields.ageFrom}
          dependencies={[of('ageTo'), of('who')]}
          rules={[
            rule<number | null>(
              (youngest, form) =>
                who === 'age' && (youngest ?? form.getFieldValue(of('ageTo')) ?? null) === null && t.ageNeeded,
            ),
          ]}
          min={0}
          max={MAX_CHARACTERS.age}
          width={160}
        />
        <NumberItem
          name={[at, 'ageTo']}
          label={t.fields.ageTo}
          dependencies={[of('ageFrom')]}
          rules={[
            rule<number | null>(
              (oldest, form) => (oldest ?? MAX_CHARACTERS.age) < (form.getFieldValue(of('ageFrom')) ?? 0) && t.agesCrossed,
            ),
          ]}
          min={0}
          max={MAX_CHARACTERS.age}
          width={160}
        />
      </Flex>
      <p className="muted product-rule-about">{t.fields.ageAbout}</p>
      {who === 'local' && (
        <LineItem
          name={[at, 'areas']}
          label={t.fields.areas}
          extra={t.fields.areasAbout}
          rules={[
            { pattern: /^\s*(\d{2}(\d{2}){0,2}([\s,，、]+|$))*$/, message: t.areasWrong },
            { required: !typed?.asked, message: needed },
          ]}
          maxLength={MAX_CHARACTERS.areas * 7}
        />
      )}
      <SwitchItem name={[at, 'asked']} label={t.fields.asked({ proof: t.proofs[who] })} />
      <Flex wrap gap="0 16px">
        <Form.Item name={[at, 'from']} label={t.fields.from}>
          <Input type="date" {...span} style={{ width: 170 }} />
        </Form.Item>
        <Form.Item
          name={[at, 'until']}
          label={t.fields.until}
          dependencies={[of('from')]}
          rules={[rule<string | null>((last, form) => last && last < (form.getFieldValue(of('from')) ?? '') && t.daysCrossed)]}
        >
          <Input type="date" {...span} style={{ width: 170 }} />
        </Form.Item>
      </Flex>
      <Form.Item name={[at, 'source']} label={t.fields.source}>
        <Input.TextArea maxLength={MAX_CHARACTERS.source} autoSize />
      </Form.Item>
    </>
  );
}

/** Writes a published rule into the form; nothing is saved by it. */
function Preset({ full }: { full: number }) {
  const { concession: t } = useTexts('product');
  const { clause } = useTexts('ui');
  const form = Form.useFormInstance<ProductForm>();
  const fill = useFill<ProductForm>();
  return (
    <Form.Item label={t.preset} extra={t.presetAbout} className="product-preset">
      <Select
        value={null}
        aria-label={t.preset}
        placeholder={t.preset}
        options={CONCESSION_PRESETS.map(({ id, place, gives, rules }) => ({
          value: id,
          label: t.presets({
            place: t.places[place],
            gives: t.gives[gives],
            whom: rules.map((one) => concessionText(t.say, one, clause)).join(' / '),
          }),
        }))}
        onChange={(id: string) => {
          const preset = CONCESSION_PRESETS.find((one) => one.id === id);
          if (preset) fill(withPreset(form.getFieldsValue(true), preset, full));
        }}
      />
    </Form.Item>
  );
}
