import { exportEntries, getEntries } from '@park/contract/prize/entry/calls';
import type { AdminEntry } from '@park/contract/prize/entry/schemas';
import type { AdminRound } from '@park/contract/prize/round/schemas';
import { Empty, Radio } from 'antd';
import { useEffect } from 'react';
import { queryOf } from '../../api/call';
import { useCall } from '../../api/hooks';
import { useListState } from '../../api/useList';
import { Answer } from '../../ui/Answer';
import { ExportButton } from '../../ui/ExportButton';
import { ListTable } from '../../ui/ListTable';
import { ParkTime } from '../../ui/ParkTime';
import { usePrizeTexts } from './prizeTexts';

const FILTERS = ['winners'] as const;

/** Who is in a round, masked, and who has won. Asked anew when the round says that there are more. */
export function Entries({ round: { id, entrants, drawnAt, writtenOff } }: { round: AdminRound }) {
  const { entries: t } = usePrizeTexts();
  const { place, filters, filter, turn } = useListState(FILTERS);
  const winners = filters.winners === 'yes' ? true : undefined;
  const entries = useCall(getEntries, { roundId: id, winners, ...place });
  const { refetch } = entries;
  const state = `${entrants} ${drawnAt} ${writtenOff}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the round says has changed is what the list is asked for.
  useEffect(() => void refetch(), [state, refetch]);
  return (
    <section>
      <div className="page-head" style={{ marginTop: 24 }}>
        <h2 style={{ flex: 1, margin: 0 }}>{t.title}</h2>
        <Radio.Group
          optionType="button"
          aria-label={t.which}
          value={winners ? 'yes' : ''}
          options={[
            { value: '', label: t.all },
            { value: 'yes', label: t.winners },
          ]}
          onChange={({ target }) => filter({ winners: target.value })}
        />
        <ExportButton path={exportEntries.path + queryOf(exportEntries, { roundId: id, winners })} name={t.title} />
      </div>
      <p className="page-more">{t.about}</p>
      <Answer of={entries}>
        {(rows) => (
          <ListTable<AdminEntry>
            rowKey="id"
            rows={rows}
            aria-busy={entries.isPlaceholderData}
            locale={{ emptyText: <Empty description={winners ? t.noWinners : t.empty} /> }}
            place={place}
            turn={turn}
            columns={[
              { title: t.number, render: (_, { number }) => <code>{number}</code> },
              { title: t.name, dataIndex: 'name' },
              { title: t.phone, dataIndex: 'phone' },
              { title: t.at, render: (_, { enteredAt }) => <ParkTime at={enteredAt} /> },
              { title: t.place, align: 'right', render: (_, { place }) => place ?? '—' },
              { title: t.prize, render: (_, { prize }) => prize ?? '—' },
              { title: t.writtenOffAt, render: (_, { writtenOffAt }) => <ParkTime at={writtenOffAt} /> },
            ]}
          />
        )}
      </Answer>
    </section>
  );
}
