import { getAdminWalks } from '@park/contract/walk/calls';
import { WALK } from '@park/contract/walk/limits';
import { Form, Select, Space } from 'antd';
import { useCall } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { textIn } from '../../../ui/contentLanguages';
import { FieldRows } from '../../../ui/FieldRows';
import { ChoiceItem, NumberItem, SwitchItem } from '../../../ui/items';
import { LanguageTabs } from '../../../ui/LanguageTabs';
import { rule } from '../../../ui/rule';
import { TextItem } from '../../../ui/TextItem';
import { useExhibitChoices } from '../useExhibitChoices';
import { WalkMap } from './WalkMap';

/** @param id of the walk itself, which is no variant of its own */
export function WalkFields({ id }: { id: string }) {
  const t = useTexts('walk');
  const ui = useTexts('ui');
  const others = useCall(getAdminWalks, {}).data?.filter((one) => one.id !== id && one.isStepFree) ?? [];
  return (
    <>
      <LanguageTabs label={ui.texts} of={['name', 'text']} eager>
        {(one) => (
          <>
            <TextItem name="name" language={one} maxLength={WALK.name} counted />
            <TextItem name="text" language={one} maxLength={WALK.text} rows={4} />
          </>
        )}
      </LanguageTabs>
      <NumberItem name="minutes" required min={1} max={WALK.minutes} />
      <Stops />
      <WalkMap />
      <div className="edit-pair">
        <SwitchItem name="isStepFree" />
        <SwitchItem name="isShown" extra={t.shownAbout} />
      </div>
      <ChoiceItem
        name="stepFreeId"
        extra={t.variantAbout}
        allowClear
        options={others.map((one) => ({ value: one.id, label: textIn(one.name) }))}
      />
    </>
  );
}

/** The stops in their order. */
function Stops() {
  const t = useTexts('walk');
  const ui = useTexts('ui');
  const exhibits = useExhibitChoices();
  const once = rule(
    (stop: string | null, { getFieldValue }) =>
      (getFieldValue('stops') as (string | null)[]).filter((one) => one === stop).length > 1 && t.stopTwice,
  );
  return (
    <fieldset className="plain-fieldset">
      <legend>{t.stops}</legend>
      <FieldRows<string | null>
        name="stops"
        labels={{ add: t.addStop, up: t.up, remove: t.removeStop }}
        min={WALK.minStops}
        max={WALK.stops}
        begin={() => null}
      >
        {(at, buttons) => (
          <Space align="start" style={{ display: 'flex' }}>
            <Form.Item name={at} rules={[{ required: true, message: ui.needed }, once]}>
              <Select
                aria-label={t.stop({ number: at + 1 })}
                placeholder={t.stop({ number: at + 1 })}
                showSearch={{ optionFilterProp: 'label' }}
                options={exhibits}
                style={{ width: 320 }}
              />
            </Form.Item>
            {buttons}
          </Space>
        )}
      </FieldRows>
    </fieldset>
  );
}
