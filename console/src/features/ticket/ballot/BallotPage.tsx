import { callOffBallot, getAdminBallot, getAdminBallots } from '@park/contract/ticket/ballot/calls';
import type { AdminBallot } from '@park/contract/ticket/ballot/schemas';
import { getStock } from '@park/contract/ticket/product/calls';
import { Button, Table } from 'antd';
import { useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { AskWords } from '../../../ui/AskWords';
import { CopyButton } from '../../../ui/CopyButton';
import { DetailPage } from '../../../ui/DetailPage';
import { mediumDay, ParkTime } from '../../../ui/values';
import { useSlots } from '../slots';
import '../ticket.css';
import { BallotTag } from './BallotsPage';

/** Steps that the clock takes are seen soon after. ms */
const LOOK = 10_000;

/** One ballot: what it promises, how many are in it, what it gave. */
export function BallotPage() {
  const { list, one: t } = useTexts('ballot');
  const ui = useTexts('ui');
  return (
    <DetailPage
      call={getAdminBallot}
      every={LOOK}
      title={(found) => found?.ticket.name ?? ui.name}
      back="/stock/ballots"
      actions={(found) => <Actions ballot={found} />}
      facts={(found) => [
        { label: ui.state, value: <BallotTag state={found.state} /> },
        { label: list.entrants, value: found.entrants },
        { label: t.openAt, value: <ParkTime at={found.openAt} /> },
        { label: list.closeAt, value: <ParkTime at={found.closeAt} /> },
        { label: list.drawAt, value: <ParkTime at={found.drawnAt ?? found.drawAt} /> },
        { label: t.payWithin, value: t.minutes({ count: found.payWithin }) },
        { label: list.asked, value: found.asked },
        ...(found.drawnAt === null
          ? []
          : [
              { label: t.winners, value: found.winners },
              { label: list.given, value: found.given },
            ]),
        ...(found.reason === null ? [] : [{ label: t.why, value: found.reason }]),
      ]}
    >
      {(found) => (
        <>
          <Slots ballot={found} />
          <section>
            <h2>{t.proof}</h2>
            <p className="muted">{t.proofAbout}</p>
            <Value name={t.commitment} value={found.commitment} />
            <Value name={t.digest} value={found.digest} />
            <Value name={t.seed} value={found.seed} />
            {found.beacon && <Value name={t.beacon} value={String(found.beacon.round)} />}
          </section>
        </>
      )}
    </DetailPage>
  );
}

function Slots({ ballot: { slots } }: { ballot: AdminBallot }) {
  const { list, one: t } = useTexts('ballot');
  const { hoursOf } = useSlots();
  return (
    <section>
      <h2>{t.slots}</h2>
      <Table
        size="small"
        rowKey={({ day, slotId }) => `${day} ${slotId}`}
        pagination={false}
        dataSource={slots}
        columns={[
          { title: list.days, render: (_, { day }) => mediumDay(day) },
          { title: t.slot, render: (_, { slotId }) => hoursOf(slotId) },
          {
            title: t.places,
            align: 'right',
            render: (_, { places, closed }) => (closed ? t.closedSlot : (places ?? <span className="muted">{t.notYet}</span>)),
          },
        ]}
      />
    </section>
  );
}

function Value({ name, value }: { name: string; value: string | null }) {
  if (value === null) return null;
  return (
    <p>
      {name}
      <br />
      <code style={{ overflowWrap: 'anywhere' }}>{value}</code> <CopyButton text={value} what={name} />
    </p>
  );
}

function Actions({ ballot: { id, state, entrants, ticket } }: { ballot: AdminBallot }) {
  const { one: t } = useTexts('ballot');
  const ui = useTexts('ui');
  const send = useSend(callOffBallot, { stale: [getAdminBallot, getAdminBallots, getStock], done: t.calledOff });
  return (
    <>
      {state !== 'drawn' && state !== 'calledOff' && (
        <AskWords
          danger
          title={t.callOffTitle}
          about={<p>{t.callOffAbout({ entrants })}</p>}
          label={t.reason}
          needed={t.reasonNeeded}
          thing={`callOff:${id}`}
          okText={t.callOff}
          onSend={(reason) => send.mutateAsync({ id, reason })}
        >
          {t.callOff}
        </AskWords>
      )}
      <Button href={`/mp/#/pages/ticket/ticketConfirm?${new URLSearchParams({ id: ticket.id, ballot: id })}`} target="_blank">
        {ui.onPhone}
      </Button>
    </>
  );
}
