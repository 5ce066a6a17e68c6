import { getAdminBallots, openBallot } from '@park/contract/ticket/ballot/calls';
import { BALLOT } from '@park/contract/ticket/ballot/limits';
import { getProducts, getStock } from '@park/contract/ticket/product/calls';
import { Checkbox, Form, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall, useSend } from '../../../api/hooks';
import { newId } from '../../../api/newId';
import { useTexts } from '../../../i18n/language';
import { textIn } from '../../../ui/contentLanguages';
import { daySpan, momentSpan } from '../../../ui/daySpan';
import { EditForm } from '../../../ui/EditForm';
import { PageHead } from '../../../ui/PageHead';
import { toParkInput } from '../../../ui/parkInput';
import { rule } from '../../../ui/rule';
import { useSlots } from '../slots';
import '../ticket.css';
import { type BallotGiven, slotsOf, TIMES, type Time, type Times, timeMistake, toOpen } from './rules';

const NEW: BallotGiven = {
  ticketId: '',
  from: '',
  to: '',
  slotIds: [],
  openAt: '',
  closeAt: '',
  drawAt: '',
  payWithin: 24 * 60,
  beacon: false,
};

/** Opens a ballot: what it is for and when what happens; nothing of it can be changed afterwards. */
export function BallotNewPage() {
  const { make: t } = useTexts('ballot');
  const go = useNavigate();
  const [id] = useState(newId);
  const send = useSend(openBallot, { stale: [getAdminBallots, getStock], done: t.saved, quiet: true });
  const { product, from, to, slots, openAt, closeAt, drawAt, payWithin, beacon } = t;
  return (
    <>
      <PageHead title={t.title} back="/stock/ballots" />
      <div className="sheet" style={{ maxWidth: 880 }}>
        <p className="muted">{t.about}</p>
        <EditForm<BallotGiven>
          thing="ballot:new"
          version={0}
          values={NEW}
          labels={{ ticketId: product, from, to, slotIds: slots, openAt, closeAt, drawAt, payWithin, beacon }}
          saveText={t.save}
          onSave={async (given) => {
            await send.mutateAsync({ id, ...toOpen(given) });
            go(`/stock/ballots/${id}`, { replace: true });
          }}
        >
          <Fields />
        </EditForm>
      </div>
    </>
  );
}

function Fields() {
  const { make: t } = useTexts('ballot');
  const products = useCall(getProducts, {}).data ?? [];
  const { slots, hoursOf } = useSlots();
  const needed = [{ required: true, message: t.needed }];
  return (
    <>
      <Form.Item name="ticketId" label={t.product} rules={needed}>
        <Select
          options={products.filter(({ onSale }) => onSale).map(({ id, name }) => ({ value: id, label: textIn(name) }))}
          style={{ maxWidth: 360 }}
        />
      </Form.Item>
      <div className="edit-pair">
        <Form.Item name="from" label={t.from} rules={needed}>
          <Input type="date" {...daySpan()} />
        </Form.Item>
        <Form.Item name="to" label={t.to} rules={needed}>
          <Input type="date" {...daySpan()} />
        </Form.Item>
      </div>
      <Form.Item
        name="slotIds"
        label={t.slots}
        dependencies={['from', 'to']}
        rules={[
          rule((slotIds: string[], { getFieldsValue }) => {
            if (slotIds.length === 0) return t.chooseSlot;
            const { from, to } = getFieldsValue(['from', 'to']) as BallotGiven;
            return slotsOf({ from, to, slotIds }).length > BALLOT.slots ? t.tooMany({ max: BALLOT.slots }) : null;
          }),
        ]}
      >
        <Checkbox.Group options={slots.map(({ id }) => ({ value: id, label: hoursOf(id) }))} />
      </Form.Item>
      <div className="edit-pair">
        <Moment field="openAt" />
        <Moment field="closeAt" />
      </div>
      <Form.Item name="beacon" valuePropName="checked" extra={t.beaconAbout}>
        <Checkbox>{t.beacon}</Checkbox>
      </Form.Item>
      <div className="edit-pair">
        <Moment field="drawAt" about={t.drawAtAbout} />
        <Form.Item name="payWithin" label={t.payWithin} rules={needed}>
          <InputNumber min={BALLOT.payWithin[0]} max={BALLOT.payWithin[1]} precision={0} style={{ width: 160 }} />
        </Form.Item>
      </div>
    </>
  );
}

function Moment({ field, about }: { field: Time; about?: string }) {
  const { make: t } = useTexts('ballot');
  return (
    <Form.Item
      name={field}
      label={t[field]}
      extra={about}
      dependencies={[...TIMES.slice(0, TIMES.indexOf(field)), 'beacon']}
      rules={[
        rule((_, { getFieldsValue }) => {
          const mistake = timeMistake(
            field,
            getFieldsValue([...TIMES, 'beacon']) as Times & { beacon: boolean },
            toParkInput(new Date().toISOString()),
          );
          return mistake && t[mistake];
        }),
      ]}
    >
      <Input type="datetime-local" {...momentSpan()} />
    </Form.Item>
  );
}
