import { groupNumber } from '@park/contract/groupNumber';
import { getGateConflicts, resolveGateConflict } from '@park/contract/ticket/gate/calls';
import { Alert, Select } from 'antd';
import { useCall, useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { AskWords } from '../../ui/AskWords';
import { StatusTag, TwoLines } from '../../ui/Cells';
import { choices } from '../../ui/list/choices';
import { ListTable } from '../../ui/list/ListTable';
import { useListState } from '../../ui/list/useListState';
import { ParkTime } from '../../ui/values';
import type { Gate } from './useGate';

const STATES = ['open', 'settled', 'all'] as const;

/** Somebody is in the park by a ticket that should not have let them in; people decide what to do about it. */
export function ConflictsPage({ gate }: { gate: Gate }) {
  const { conflicts: t, verdicts } = useTexts('gate');
  const ui = useTexts('ui');
  const resolve = useSend(resolveGateConflict, { stale: [getGateConflicts], done: t.done });
  const refused = gate.entries?.filter(({ state }) => state === 'refused') ?? [];
  const address = useListState();
  const { state = 'open' } = address.filters;
  const list = useCall(getGateConflicts, { ...address.place, ...(state === 'all' ? {} : { resolved: state === 'settled' }) });
  return (
    <section className="sheet" aria-label={t.title}>
      <div className="desk-head">
        <h2>{t.title}</h2>
        <label className="field" htmlFor="gate-conflicts">
          {ui.state}
          <Select
            id="gate-conflicts"
            style={{ width: 160 }}
            value={state}
            options={choices(STATES, t.states)}
            onChange={(value) => address.filter({ state: value === 'open' ? '' : value })}
          />
        </label>
      </div>
      <p className="muted">{t.about}</p>
      {refused.map(({ id, number, message }) => (
        <Alert key={id} type="error" showIcon title={t.refused({ number, why: message ?? '' })} style={{ marginBottom: 12 }} />
      ))}
      <ListTable
        of={list}
        empty={t.empty}
        place={address.place}
        turn={address.turn}
        columns={[
          { title: t.ticket, render: (_, { ticket }) => <TwoLines first={ticket.name} second={groupNumber(ticket.number)} /> },
          { title: t.what, render: (_, { verdict }) => <StatusTag tone="bad">{verdicts[verdict]}</StatusTag> },
          { title: t.first, render: (_, { first }) => (first ? <Entered {...first} /> : '—') },
          { title: t.second, render: (_, { second }) => <Entered {...second} /> },
          {
            title: t.settled,
            render: (_, { id, ticket, note, resolvedAt, resolvedBy }) =>
              resolvedAt === null ? (
                <AskWords
                  title={t.settleTitle({ number: groupNumber(ticket.number) })}
                  about={t.settleAbout}
                  label={t.note}
                  needed={t.noteNeeded}
                  thing={`conflict:${id}`}
                  onSend={(words) => resolve.mutateAsync({ id, note: words })}
                >
                  {t.settle}
                </AskWords>
              ) : (
                <div className="written" style={{ maxWidth: 260 }}>
                  <TwoLines
                    first={note}
                    second={
                      <>
                        {resolvedBy} · <ParkTime at={resolvedAt} />
                      </>
                    }
                  />
                </div>
              ),
          },
        ]}
      />
    </section>
  );
}

const Entered = ({ gate, at }: { gate: string; at: string }) => <TwoLines first={gate} second={<ParkTime at={at} />} />;
