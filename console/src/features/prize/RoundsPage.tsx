import type { RoundState } from '@park/contract/prize/limits';
import { exportRounds, getAdminRounds } from '@park/contract/prize/round/calls';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/language';
import { ListPage } from '../../ui/ListPage';
import { ParkTime } from '../../ui/ParkTime';
import { StatusTag, type Tone } from '../../ui/StatusTag';
import { textIn, usePrizeTexts } from './prizeTexts';

const NO_FILTERS = [] as const;

const TONES: Record<RoundState, Tone> = { draft: 'quiet', open: 'good', closed: 'waiting', drawn: 'news', ended: 'quiet' };

export function StateTag({ state }: { state: RoundState }) {
  const { states } = usePrizeTexts();
  return <StatusTag tone={TONES[state]}>{states[state]}</StatusTag>;
}

export function RoundsPage() {
  const { rounds: t } = usePrizeTexts();
  const language = useLanguage();
  const go = useNavigate();
  return (
    <ListPage
      title={t.title}
      about={t.about}
      empty={t.empty}
      endpoint={getAdminRounds}
      filterNames={NO_FILTERS}
      input={() => ({})}
      exportPath={() => exportRounds.path}
      head={
        <Button type="primary" onClick={() => go('/draw/rounds/new')}>
          {t.add}
        </Button>
      }
      rowKey={({ id }) => id}
      columns={[
        {
          title: t.name,
          render: (_, { id, name }) => (
            <Link className="row-link" to={`/draw/rounds/${id}`}>
              {textIn(language, name)}
            </Link>
          ),
        },
        { title: t.state, render: (_, { state }) => <StateTag state={state} /> },
        { title: t.openAt, render: (_, { openAt }) => <ParkTime at={openAt} none={t.byHand} /> },
        { title: t.closeAt, render: (_, { closeAt, closedAt }) => <ParkTime at={closedAt ?? closeAt} /> },
        { title: t.drawAt, render: (_, { drawAt, drawnAt }) => <ParkTime at={drawnAt ?? drawAt} /> },
        { title: t.entrants, dataIndex: 'entrants', align: 'right' },
        { title: t.handedOut, align: 'right', render: (_, { writtenOff, won }) => `${writtenOff} / ${won}` },
      ]}
    />
  );
}
