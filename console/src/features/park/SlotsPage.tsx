import type { CallInput } from '@park/contract/call';
import { getAdminPark } from '@park/contract/park/calls';
import { getSlots, getStock, saveSlots } from '@park/contract/ticket/product/calls';
import type { ParkSlot } from '@park/contract/ticket/product/schemas';
import { MAX_SLOTS } from '@park/contract/ticket/slot';
import { Alert, Checkbox, Form, Input, Select } from 'antd';
import { Link } from 'react-router';
import { useCall } from '../../api/hooks';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import type { Versioned } from '../../ui/EditForm';
import { FieldRows } from '../../ui/FieldRows';
import { rule } from '../../ui/rule';
import { SettingPage } from '../../ui/SettingPage';
import './park.css';

type Slots = CallInput<typeof saveSlots>['slots'];
/** `seen`: as they were when they were opened, which a draft keeps. */
type Given = CallInput<typeof saveSlots>;

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const soldOf = (slots: readonly ParkSlot[]): Slots => slots.flatMap(({ retired, ...slot }) => (retired ? [] : [slot]));

/** They have no version: what was seen is compared instead. */
const givenOf = (slots: readonly ParkSlot[]): Versioned<Given> => {
  const sold = soldOf(slots);
  return { version: 1, values: { slots: sold, seen: sold } };
};

/** The parts of a day that tickets are for. */
export function SlotsPage() {
  const t = useTexts('park');
  return (
    <SettingPage
      {...{ thing: 'slots', texts: t.slots, load: getSlots, save: saveSlots, stale: [getStock], toForm: givenOf, width: 880 }}
      toInput={(given) => given}
      labels={{ slots: t.slots.title }}
      describe={{ slots: (slots) => slots.map((slot) => slotText(slot, t.hours.weekdays)).join('; ') }}
      above={
        <Alert
          type="info"
          showIcon
          style={{ marginBottom: 16 }}
          title={t.slots.places}
          action={<Link to="/products">{t.slots.products}</Link>}
        />
      }
    >
      <SlotFields />
    </SettingPage>
  );
}

const slotText = ({ start, end, weekdays, seasons }: Slots[number], names: readonly string[]) =>
  [`${start}–${end}`, weekdays.map((day) => names[day - 1]).join(' '), ...seasons].join(' ');

function SlotFields() {
  const { slots: t, hours, mistakes } = useTexts('park');
  const seasons = useCall(getAdminPark, {}).data?.park.hours.seasons ?? [];
  const seasonOptions = seasons.map(({ id, name }, at) => ({
    value: id,
    label: at === 0 ? hours.otherDays : name || hours.season({ n: at }),
  }));
  const days = WEEKDAYS.map((day) => ({ value: day, label: hours.weekdays[day - 1] }));
  return (
    <FieldRows
      name="slots"
      frame="park-season"
      labels={t}
      max={MAX_SLOTS}
      begin={() => ({ id: newId(), start: '', end: '', weekdays: WEEKDAYS, seasons: [] })}
    >
      {(at) => (
        <div className="park-spans">
          <Form.Item name={[at, 'start']} label={t.start} rules={[{ required: true, message: mistakes.incomplete }]}>
            <Input type="time" />
          </Form.Item>
          <Form.Item
            name={[at, 'end']}
            label={t.end}
            dependencies={[['slots', at, 'start']]}
            rules={[rule((end: string, form) => (!end || end <= form.getFieldValue(['slots', at, 'start'])) && t.order)]}
          >
            <Input type="time" />
          </Form.Item>
          <Form.Item
            name={[at, 'weekdays']}
            label={t.weekdays}
            rules={[rule((chosen: number[]) => chosen.length === 0 && t.noDay)]}
          >
            <Checkbox.Group options={days} />
          </Form.Item>
          {seasonOptions.length > 1 && (
            <Form.Item name={[at, 'seasons']} label={t.seasons} extra={t.seasonsAbout}>
              <Select mode="multiple" options={seasonOptions} style={{ minWidth: 220 }} />
            </Form.Item>
          )}
        </div>
      )}
    </FieldRows>
  );
}
