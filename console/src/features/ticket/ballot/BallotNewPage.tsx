import { getAdminBallots, openBallot } from '@park/contract/ticket/ballot/calls';
import { BALLOT } from '@park/contract/ticket/ballot/limits';
import { getProducts, getStock } from '@park/contract/ticket/product/calls';
import { Checkbox, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall, useSend } from '../../../api/hooks';
import { newId } from '../../../api/newId';
import { useTexts } from '../../../i18n/language';
import { textIn } from '../../../ui/contentLanguages';
import { DrawMoment } from '../../../ui/DrawMoment';
import { daySpan } from '../../../ui/daySpan';
import type { TimeMistake } from '../../../ui/drawTimes';
import { EditForm } from '../../../ui/EditForm';
import { Item, NumberItem } from '../../../ui/items';
import { PageHead } from '../../../ui/PageHead';
import { rule } from '../../../ui/rule';
import { useSlots } from '../slots';
import '../ticket.css';
import { type BallotGiven, slotsOf, toOpen } from './rules';

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
  // Nothing is claimed after a ballot.
  const wrong = (mistake: TimeMistake) => (mistake === 'claimAfterDraw' ? '' : t[mistake]);
  return (
    <>
      <Item name="ticketId" required>
        <Select
          options={products.filter(({ onSale }) => onSale).map(({ id, name }) => ({ value: id, label: textIn(name) }))}
          style={{ maxWidth: 360 }}
        />
      </Item>
      <div className="edit-pair">
        {['from', 'to'].map((name) => (
          <Item key={name} name={name} required>
            <Input type="date" {...daySpan()} />
          </Item>
        ))}
      </div>
      <Item
        name="slotIds"
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
      </Item>
      <div className="edit-pair">
        <DrawMoment field="openAt" wrong={wrong} />
        <DrawMoment field="closeAt" wrong={wrong} />
      </div>
      <Form.Item name="beacon" valuePropName="checked" extra={t.beaconAbout}>
        <Checkbox>{t.beacon}</Checkbox>
      </Form.Item>
      <div className="edit-pair">
        <DrawMoment field="drawAt" extra={t.drawAtAbout} wrong={wrong} />
        <NumberItem name="payWithin" required min={BALLOT.payWithin[0]} max={BALLOT.payWithin[1]} width={160} />
      </div>
    </>
  );
}
