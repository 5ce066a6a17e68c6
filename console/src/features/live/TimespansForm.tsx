import { FIELD } from '@park/contract/live/limits';
import { getReservations } from '@park/contract/live/reservation/calls';
import type { AdminReservation } from '@park/contract/live/reservation/schemas';
import { getTimespans, setTimespans } from '@park/contract/live/timespan/calls';
import type { TimespanSet } from '@park/contract/live/timespan/schemas';
import { App, Form, Input } from 'antd';
import { useRef } from 'react';
import { call } from '../../api/call';
import { CallError } from '../../api/callError';
import { useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { EditForm } from '../../ui/EditForm';
import { FieldRows } from '../../ui/FieldRows';
import { rule } from '../../ui/rule';
import './live.css';
import { mistakesOf, type Span, touchedBy } from './rules';

interface Given {
  timespans: Span[];
}

const MAX_TIMESPANS = 24;
const given = ({ timespans }: TimespanSet): Given => ({ timespans: timespans.map(({ start, end }) => ({ start, end })) });
const inOrder = (spans: readonly Span[]) => [...spans].sort((a, b) => (a.start < b.start ? -1 : 1));
const asText = (spans: readonly Span[]) => spans.map(({ start, end }) => `${start}–${end}`).join('\n');

/** A set of timespans as it was opened; before it is saved it says whom that touches. */
export function TimespansForm({ set }: { set: TimespanSet }) {
  const { timespans: t } = useTexts('live');
  const { modal } = App.useApp();
  const day = set.day ?? undefined;
  const save = useSend(setTimespans, {
    stale: [getTimespans, getReservations],
    done: ({ cancelledReservations }) => t.saved({ count: cancelledReservations }),
    quiet: true,
  });
  // What it is compared with: as opened, or as somebody else has made it since.
  const now = useRef(set);
  const confirmed = async ({ timespans }: Given, version: number) => {
    const spans = inOrder(timespans);
    const touched = touchedBy(await allBooked(day), now.current, spans);
    let reason = '';
    const yes = await modal.confirm({
      title: t.confirm,
      content: (
        <>
          {spans.length === 0 && <p>{t.confirmEmpty}</p>}
          <p>{touched === 0 ? t.confirmNobody : t.confirmCount({ count: touched })}</p>
          {touched > 0 && (
            <label className="field" htmlFor="timespans-reason">
              {t.reason}
              <Input.TextArea
                id="timespans-reason"
                rows={2}
                maxLength={FIELD.reason}
                onChange={({ target }) => (reason = target.value.trim())}
              />
            </label>
          )}
        </>
      ),
    });
    if (!yes) throw new CallError('cancelled', '');
    await save.mutateAsync({ day, version, timespans: spans, reason: reason || undefined });
  };
  const loadTheirs = async () => {
    now.current = await call(getTimespans, { day });
    return { version: now.current.version, values: given(now.current) };
  };
  return (
    <EditForm<Given>
      thing={`timespans:${set.day ?? 'usual'}`}
      version={set.version}
      values={given(set)}
      labels={{ timespans: t.title }}
      describe={{ timespans: (spans) => asText(inOrder(spans)) }}
      onSave={confirmed}
      loadTheirs={loadTheirs}
    >
      <Spans />
    </EditForm>
  );
}

/** All reservations that are still to come, a hundred a call. */
async function allBooked(day: string | undefined): Promise<AdminReservation[]> {
  const all: AdminReservation[] = [];
  for (let after: string | undefined; ; ) {
    const rows = await call(getReservations, { day, status: 'booked', after, pageSize: 100 });
    all.push(...rows.items);
    if (rows.after === null) return all;
    after = rows.after;
  }
}

function Spans() {
  const { timespans: t } = useTexts('live');
  const right = (index: number) =>
    rule((_, { getFieldValue }) => {
      const found = mistakesOf(getFieldValue('timespans') ?? [])[index];
      return found && t[found];
    });
  return (
    <FieldRows name="timespans" labels={t} max={MAX_TIMESPANS} begin={() => ({ start: '', end: '' })} none={t.none}>
      {(at, buttons) => (
        <div className="span-row">
          <Form.Item name={[at, 'start']} label={t.start} dependencies={['timespans']}>
            <Input type="time" />
          </Form.Item>
          <Form.Item name={[at, 'end']} label={t.end} dependencies={['timespans']} rules={[right(at)]}>
            <Input type="time" />
          </Form.Item>
          {buttons}
        </div>
      )}
    </FieldRows>
  );
}
