import { getAdminBallots } from '@park/contract/ticket/ballot/calls';
import type { BallotState } from '@park/contract/ticket/ballot/limits';
import type { Ballot } from '@park/contract/ticket/ballot/schemas';
import { useTexts } from '../../../i18n/language';
import { RowLink, StatusTag, type Tone } from '../../../ui/Cells';
import { ListPage } from '../../../ui/list/ListPage';
import { ParkTime, shortDay } from '../../../ui/values';

const TONES: Record<BallotState, Tone> = {
  announced: 'quiet',
  open: 'good',
  closed: 'waiting',
  drawn: 'news',
  calledOff: 'bad',
};

export function BallotTag({ state }: { state: BallotState }) {
  return <StatusTag tone={TONES[state]}>{useTexts('ballot').states[state]}</StatusTag>;
}

/** The first and the last day of a ballot. */
function ballotDays({ slots }: Pick<Ballot, 'slots'>): string {
  const days = [slots[0]?.day, slots.at(-1)?.day].flatMap((day) => day ?? []);
  return [...new Set(days)].map(shortDay).join(' – ');
}

/** All ballots, newest first. */
export function BallotsPage() {
  const { list: t } = useTexts('ballot');
  const ui = useTexts('ui');
  return (
    <ListPage
      texts={t}
      call={getAdminBallots}
      add={{ text: t.add, to: '/stock/ballots/new' }}
      columns={[
        { title: ui.name, render: (_, { id, ticket }) => <RowLink to={`/stock/ballots/${id}`} text={ticket.name} /> },
        { title: t.days, render: (_, row) => ballotDays(row) },
        { title: ui.state, render: (_, { state }) => <BallotTag state={state} /> },
        { title: t.closeAt, render: (_, { closeAt }) => <ParkTime at={closeAt} /> },
        { title: t.drawAt, render: (_, { drawAt, drawnAt }) => <ParkTime at={drawnAt ?? drawAt} /> },
        { title: t.entrants, dataIndex: 'entrants', align: 'right' },
        { title: t.asked, dataIndex: 'asked', align: 'right' },
        { title: t.given, dataIndex: 'given', align: 'right' },
      ]}
    />
  );
}
