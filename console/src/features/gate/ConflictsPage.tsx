import { groupNumber } from '@park/contract/groupNumber';
import { getGateConflicts, resolveGateConflict } from '@park/contract/ticket/gate/calls';
import type { GateConflict } from '@park/contract/ticket/gate/schemas';
import { Alert, Button, Empty, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useSend } from '../../api/hooks';
import { useList, useListState } from '../../api/useList';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { ListTable } from '../../ui/ListTable';
import { ParkTime } from '../../ui/ParkTime';
import { StatusTag } from '../../ui/StatusTag';
import { ResolveDialog } from './ResolveDialog';
import type { Gate } from './useGate';

const FILTERS = ['state'] as const;
const STATES = ['open', 'settled', 'all'] as const;

/** Somebody is in the park by a ticket that should not have let them in; people decide what to do about it. */
export function ConflictsPage({ gate }: { gate: Gate }) {
  const { conflicts: t, verdicts } = useTexts('gate');
  const [open, setOpen] = useState<GateConflict | null>(null);
  const resolve = useSend(resolveGateConflict, { stale: [getGateConflicts], done: t.done });
  const refused = gate.entries?.filter(({ state }) => state === 'refused') ?? [];
  const address = useListState(FILTERS);
  const { state = 'open' } = address.filters;
  const list = useList(getGateConflicts, address, () => (state === 'all' ? {} : { resolved: state === 'settled' }));
  return (
    <section className="sheet" aria-label={t.title}>
      <div className="desk-head">
        <h2>{t.title}</h2>
        <label className="field" htmlFor="gate-conflicts">
          {t.state}
          <Select
            id="gate-conflicts"
            style={{ width: 160 }}
            value={state}
            options={STATES.map((value) => ({ value, label: t.states[value] }))}
            onChange={(value) => address.filter({ state: value === 'open' ? '' : value })}
          />
        </label>
      </div>
      <p className="muted">{t.about}</p>
      {refused.map(({ id, number, message }) => (
        <Alert key={id} type="error" showIcon title={t.refused(number, message ?? '')} style={{ marginBottom: 12 }} />
      ))}
      <Answer of={list}>
        {(rows) => (
          <ListTable<GateConflict>
            rows={rows}
            rowKey="id"
            locale={{ emptyText: <Empty description={t.empty} /> }}
            place={address.place}
            turn={address.turn}
            columns={[
              { title: t.ticket, render: (_, { ticket }) => <Two first={ticket.name} second={groupNumber(ticket.number)} /> },
              { title: t.what, render: (_, { verdict }) => <StatusTag tone="bad">{verdicts[verdict]}</StatusTag> },
              { title: t.first, render: (_, { first }) => (first ? <Entered {...first} /> : '—') },
              { title: t.second, render: (_, { second }) => <Entered {...second} /> },
              {
                title: t.settled,
                render: (_, row) =>
                  row.resolvedAt === null ? (
                    <Button onClick={() => setOpen(row)}>{t.settle}</Button>
                  ) : (
                    <div className="gate-note">
                      {row.note}
                      <br />
                      <span className="muted">
                        {row.resolvedBy} · <ParkTime at={row.resolvedAt} />
                      </span>
                    </div>
                  ),
              },
            ]}
          />
        )}
      </Answer>
      {open && (
        <ResolveDialog
          conflict={open}
          busy={resolve.isPending}
          onSave={(note) => resolve.mutateAsync({ id: open.id, note }).then(() => setOpen(null))}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

function Entered({ gate, at }: { gate: string; at: string }) {
  return <Two first={gate} second={<ParkTime at={at} />} />;
}

function Two({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      {first}
      <br />
      <span className="muted">{second}</span>
    </>
  );
}
