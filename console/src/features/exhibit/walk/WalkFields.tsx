import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { getAdminWalks } from '@park/contract/walk/calls';
import { WALK } from '@park/contract/walk/limits';
import { Button, Form, Select, Space } from 'antd';
import { useCall } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { textIn } from '../../../ui/contentLanguages';
import { ChoiceItem, NumberItem, SwitchItem } from '../../../ui/items';
import { LanguageTabs } from '../../../ui/LanguageTabs';
import { RowButtons } from '../../../ui/RowButtons';
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
      <Form.List name="stops">
        {(rows, { add, remove, move }) => (
          <>
            {rows.map(({ key, name }) => (
              <Space key={key} align="start">
                <Form.Item name={name} rules={[{ required: true, message: ui.needed }, once]}>
                  <Select
                    aria-label={t.stop({ number: name + 1 })}
                    placeholder={t.stop({ number: name + 1 })}
                    showSearch={{ optionFilterProp: 'label' }}
                    options={exhibits}
                    style={{ width: 320 }}
                  />
                </Form.Item>
                <RowButtons
                  at={name}
                  labels={{ up: t.up({ number: name + 1 }), remove: t.removeStop({ number: name + 1 }) }}
                  canRemove={rows.length > WALK.minStops}
                  {...{ move, remove }}
                />
              </Space>
            ))}
            <Form.Item>
              <Button icon={<PlusOutlined />} disabled={rows.length >= WALK.stops} onClick={() => add(null)}>
                {t.addStop}
              </Button>
            </Form.Item>
          </>
        )}
      </Form.List>
    </fieldset>
  );
}
