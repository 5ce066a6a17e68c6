import { AREA_KINDS, isArea, isWalked, LINE_KINDS, MAP_FIELD, SURFACES, type Surface } from '@park/contract/map/limits';
import { Checkbox, Form, InputNumber } from 'antd';
import { useTexts } from '../../../i18n/language';
import { type Localized, written } from '../../../ui/contentLanguages';
import { ChoiceItem, LineItem } from '../../../ui/items';
import { InOneLanguage, LanguageTabs } from '../../../ui/LanguageTabs';
import { choices } from '../../../ui/list/choices';
import type { Drawn } from './edits';

interface Values {
  kind: Drawn['kind'];
  name: Localized;
  stepFree: boolean;
  surface?: Surface | null | undefined;
  width?: number | null | undefined;
}

/** What a line or an area is, is called, and whether wheels can take it. Each change is a step that can be taken back. */
export function ShapeForm({ shape, onChange }: { shape: Drawn; onChange: (change: Partial<Drawn>) => void }) {
  const t = useTexts('map');
  const ui = useTexts('ui');
  const values: Values = {
    kind: shape.kind,
    name: shape.name ?? {},
    stepFree: shape.stepFree,
    surface: shape.surface,
    width: shape.width,
  };
  const take = (_: unknown, { kind, name, stepFree, surface, width }: Values) => {
    const texts = written(name);
    onChange({
      kind,
      stepFree: stepFree ?? false,
      surface: surface ?? null,
      width: width ?? null,
      name: Object.keys(texts).length > 0 ? texts : null,
    });
  };
  return (
    <InOneLanguage>
      <Form<Values>
        key={shape.id}
        layout="vertical"
        initialValues={values}
        onValuesChange={(changed, all) => take(changed, { ...values, ...all, name: { ...values.name, ...all.name } })}
      >
        <ChoiceItem
          name="kind"
          label={ui.kind}
          options={choices<Drawn['kind']>(isArea(shape.kind) ? AREA_KINDS : LINE_KINDS, t.shapeKinds)}
        />
        <LanguageTabs label={ui.name} of={['name']} eager>
          {(one) => (
            <LineItem name={['name', one]} label={`${ui.name} · ${ui.languages[one]}`} maxLength={MAP_FIELD.name} lang={one} />
          )}
        </LanguageTabs>
        {isWalked(shape.kind) && (
          <div className="edit-pair">
            <ChoiceItem
              name="surface"
              label={t.surface}
              allowClear
              placeholder={t.notKnown}
              options={choices(SURFACES, t.surfaces)}
            />
            <Form.Item name="width" label={t.width}>
              <InputNumber min={0.2} max={50} step={0.1} precision={1} placeholder={t.notKnown} />
            </Form.Item>
          </div>
        )}
        {!isArea(shape.kind) && (
          <Form.Item name="stepFree" valuePropName="checked" extra={t.stepFreeHow}>
            <Checkbox>{t.stepFree}</Checkbox>
          </Form.Item>
        )}
      </Form>
    </InOneLanguage>
  );
}
