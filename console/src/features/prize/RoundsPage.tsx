import type { RoundState } from '@park/contract/prize/limits';
import { exportRounds, getAdminRounds } from '@park/contract/prize/round/calls';
import { useTexts } from '../../i18n/language';
import { RowLink, SampleTag, StatusTag, type Tone } from '../../ui/Cells';
import { textIn } from '../../ui/contentLanguages';
import { ListPage } from '../../ui/list/ListPage';
import { ParkTime } from '../../ui/values';

const TONES: Record<RoundState, Tone> = {
  draft: 'quiet',
  open: 'good',
  closed: 'waiting',
  drawn: 'news',
  ended: 'quiet',
  calledOff: 'bad',
};

export function StateTag({ state }: { state: RoundState }) {
  const { states } = useTexts('prize');
  return <StatusTag tone={TONES[state]}>{states[state]}</StatusTag>;
}

export function RoundsPage() {
  const { rounds: t } = useTexts('prize');
  const ui = useTexts('ui');
  return (
    <ListPage
      texts={t}
      call={getAdminRounds}
      exportCall={exportRounds}
      add={{ text: t.add, to: '/draw/rounds/new' }}
      columns={[
        {
          title: ui.name,
          render: (_, { id, name }) => (
            <RowLink to={`/draw/rounds/${id}`} text={textIn(name)} written={name} beside={<SampleTag kind="round" id={id} />} />
          ),
        },
        { title: ui.state, render: (_, { state }) => <StateTag state={state} /> },
        { title: t.openAt, render: (_, { openAt }) => <ParkTime at={openAt} none={t.byHand} /> },
        { title: t.closeAt, render: (_, { closeAt, closedAt }) => <ParkTime at={closedAt ?? closeAt} /> },
        { title: t.drawAt, render: (_, { drawAt, drawnAt }) => <ParkTime at={drawnAt ?? drawAt} /> },
        { title: t.entrants, dataIndex: 'entrants', align: 'right' },
        { title: t.handedOut, align: 'right', render: (_, { writtenOff, won }) => `${writtenOff} / ${won}` },
      ]}
    />
  );
}
