import { exportEntries, getEntries } from '@park/contract/prize/entry/calls';
import type { AdminRound } from '@park/contract/prize/round/schemas';
import { Radio } from 'antd';
import { useEffect } from 'react';
import { queryOf } from '../../api/call';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { ExportButton } from '../../ui/ExportButton';
import { ListTable } from '../../ui/list/ListTable';
import { useListState } from '../../ui/list/useListState';
import { ParkTime } from '../../ui/values';

/** Who is in a round, masked, and who has won. Asked anew when the round says that there are more. */
export function Entries({ round: { id, entrants, drawnAt, writtenOff } }: { round: AdminRound }) {
  const { entries: t } = useTexts('prize');
  const ui = useTexts('ui');
  const { place, filters, filter, turn } = useListState();
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
            { value: '', label: ui.any },
            { value: 'yes', label: t.winners },
          ]}
          onChange={({ target }) => filter({ winners: target.value })}
        />
        <ExportButton path={exportEntries.path + queryOf({ roundId: id, winners })} name={t.title} />
      </div>
      <p className="page-more">{t.about}</p>
      <ListTable
        of={entries}
        empty={winners ? t.noWinners : t.empty}
        place={place}
        turn={turn}
        columns={[
          { title: t.number, render: (_, { number }) => <code>{number}</code> },
          { title: ui.person, dataIndex: 'name' },
          { title: ui.telephone, dataIndex: 'phone' },
          { title: t.at, render: (_, { enteredAt }) => <ParkTime at={enteredAt} /> },
          { title: t.place, align: 'right', render: (_, { place }) => place ?? '—' },
          { title: t.prize, render: (_, { prize }) => prize ?? '—' },
          { title: t.writtenOffAt, render: (_, { writtenOffAt }) => <ParkTime at={writtenOffAt} /> },
        ]}
      />
    </section>
  );
}
