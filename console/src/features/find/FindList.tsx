import { exportFinds, getAdminFinds } from '@park/contract/find/calls';
import { FIND_STATES } from '@park/contract/find/limits';
import { useTexts } from '../../i18n/language';
import { RowLink, StatusTag, TwoLines } from '../../ui/Cells';
import { choices } from '../../ui/list/choices';
import { ListPage } from '../../ui/list/ListPage';
import { Thumb } from '../../ui/Pictures';
import { ParkTime } from '../../ui/values';
import { FIND_TONES } from './FindDetail';

/** What visitors found, by where it stands. */
export default function FindList() {
  const t = useTexts('find');
  const ui = useTexts('ui');
  return (
    <ListPage
      texts={t}
      back="/help"
      call={getAdminFinds}
      exportCall={exportFinds}
      filters={[
        { name: 'state', label: ui.state, kind: 'choice', options: choices(FIND_STATES, t.states) },
        { name: 'from', label: t.fromDay, kind: 'day' },
        { name: 'to', label: t.toDay, kind: 'day' },
      ]}
      columns={[
        { key: 'picture', width: 72, render: (_, { picture }) => <Thumb of={picture} /> },
        {
          title: ui.number,
          render: (_, { id, number, words }) => (
            <TwoLines first={<RowLink to={`/finds/${id}`} text={number} />} second={words.slice(0, 80)} />
          ),
        },
        { title: ui.kind, render: (_, { kind }) => t.kinds[kind] },
        {
          title: ui.state,
          render: (_, { state, takenBy }) => (
            <TwoLines
              first={<StatusTag tone={FIND_TONES[state]}>{t.states[state]}</StatusTag>}
              second={takenBy && `${t.takenBy}: ${takenBy}`}
            />
          ),
        },
        { title: ui.sent, render: (_, { receivedAt }) => <ParkTime at={receivedAt} /> },
      ]}
    />
  );
}
