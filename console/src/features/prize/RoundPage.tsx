import { beaconTime } from '@park/contract/beacon/chain';
import { getEntries } from '@park/contract/prize/entry/calls';
import { callOffRound, closeRound, getAdminRound, getAdminRounds, openRound } from '@park/contract/prize/round/calls';
import type { AdminRound } from '@park/contract/prize/round/schemas';
import { Alert, Button } from 'antd';
import { useNavigate } from 'react-router';
import { useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { AskWords } from '../../ui/AskWords';
import { SampleTag } from '../../ui/Cells';
import { Confirm } from '../../ui/Confirm';
import { textIn } from '../../ui/contentLanguages';
import { DetailPage } from '../../ui/DetailPage';
import { RowsTable } from '../../ui/RowsTable';
import { Money, ParkTime, parkTime } from '../../ui/values';
import { Entries } from './Entries';
import { Proof } from './Proof';
import { StateTag } from './RoundsPage';

/** Steps that the clock takes are seen soon after. ms */
const LOOK = 10_000;

/** One round: what it promises, who is in it, and that it was drawn as promised. */
export function RoundPage() {
  const { rounds, round: t } = useTexts('prize');
  const ui = useTexts('ui');
  return (
    <DetailPage
      call={getAdminRound}
      every={LOOK}
      title={(found) => (found ? textIn(found.name) : ui.name)}
      back="/draw/rounds"
      actions={(found) => <Actions round={found} />}
      facts={(found) => [
        { label: ui.state, value: <StateTag state={found.state} /> },
        ...(found.calledOff ? [{ label: ui.reason, value: found.calledOff }] : []),
        { label: rounds.entrants, value: found.entrants },
        { label: rounds.openAt, value: <ParkTime at={found.openAt} none={rounds.byHand} /> },
        {
          label: found.closedAt ? t.closedAt : rounds.closeAt,
          value: <ParkTime at={found.closedAt ?? found.closeAt} />,
        },
        { label: found.drawnAt ? t.drawnAt : rounds.drawAt, value: <ParkTime at={found.drawnAt ?? found.drawAt} /> },
        { label: t.claimUntil, value: <ParkTime at={found.claimUntil} /> },
        { label: t.organiser, value: found.organiser ? textIn(found.organiser) : t.notStated },
        { label: t.claimHow, value: found.claimHow ? textIn(found.claimHow) : t.notStated },
        ...(found.beacon ? [{ label: t.beacon, value: <BeaconRound round={found} /> }] : []),
        ...(found.drawnAt === null
          ? []
          : [
              { label: t.won, value: found.won },
              { label: t.writtenOff, value: found.writtenOff },
              { label: t.forfeited, value: found.forfeited },
            ]),
      ]}
    >
      {(found) => (
        <>
          <BeaconWaiting round={found} />
          <p style={{ whiteSpace: 'pre-wrap' }}>{textIn(found.text)}</p>
          <Offer round={found} />
          {found.state !== 'draft' && <Proof round={found} />}
          {found.state !== 'draft' && <Entries round={found} />}
        </>
      )}
    </DetailPage>
  );
}

const signedAt = (round: number) => new Date(beaconTime(round)).toISOString();

function BeaconRound({ round: { beaconRound } }: { round: AdminRound }) {
  const { round: t } = useTexts('prize');
  return beaconRound === null ? t.withBeacon : t.beaconAt({ round: beaconRound, at: parkTime(signedAt(beaconRound)) });
}

/** So long after its time a round of the beacon is missed: what is slower than its relays are. ms */
const LATE = 15_000;

/** A draw that is due waits for nothing but its beacon. */
function BeaconWaiting({ round: { state, beaconRound } }: { round: AdminRound }) {
  const { round: t } = useTexts('prize');
  if (state !== 'closed' || beaconRound === null || Date.now() < beaconTime(beaconRound) + LATE) return null;
  const since = parkTime(signedAt(beaconRound));
  return <Alert type="warning" showIcon title={t.beaconWaiting({ since })} description={t.beaconWaitingAbout} />;
}

/** What visitors are told they can win and by which rules. */
function Offer({ round: { prizes, rules } }: { round: AdminRound }) {
  const { round: t } = useTexts('prize');
  return (
    <div className="two-columns">
      <section>
        <h2 className="edit-part">{t.prizes}</h2>
        <RowsTable
          size="small"
          dataSource={prizes}
          columns={[
            { title: t.prize, render: (_, { name }) => textIn(name) },
            { title: t.count, dataIndex: 'count', align: 'right', width: 110 },
            {
              title: t.value,
              align: 'right',
              width: 140,
              render: (_, { value }) => (value === null ? t.notStated : <Money fen={value} />),
            },
          ]}
        />
      </section>
      <section>
        <h2 className="edit-part">{t.rules}</h2>
        {rules.length === 0 ? (
          <p className="muted">{t.noRules}</p>
        ) : (
          <ol>
            {rules.map((rule) => (
              <li key={rule['zh-Hans']}>{textIn(rule)}</li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

const CHANGED = [getAdminRound, getAdminRounds, getEntries];

function Actions({ round: { id, version, state, name, closeAt, beacon, entrants } }: { round: AdminRound }) {
  const { round: t } = useTexts('prize');
  const ui = useTexts('ui');
  const go = useNavigate();
  const open = useSend(openRound, { stale: CHANGED, done: t.opened });
  const close = useSend(closeRound, { stale: CHANGED, done: t.closed });
  const callOff = useSend(callOffRound, { stale: CHANGED, done: t.calledOff });
  const called = textIn(name);
  return (
    <>
      <SampleTag kind="round" id={id} />
      {state === 'draft' && (
        <>
          <Button onClick={() => go(`/draw/rounds/${id}/edit`)}>{ui.change}</Button>
          <Confirm
            // What changed behind the question is looked at first.
            key={version}
            type="primary"
            title={t.openTitle({ name: called })}
            about={
              <>
                <p>{t.openAbout}</p>
                <ul>
                  {[...t.fixed, ...(beacon ? [t.fixedBeacon] : [])].map((what) => (
                    <li key={what}>{what}</li>
                  ))}
                </ul>
              </>
            }
            onYes={() => open.mutateAsync({ id, version })}
          >
            {t.open}
          </Confirm>
        </>
      )}
      {state === 'open' && (
        <Confirm
          danger
          title={t.closeTitle({ name: called })}
          about={t.closeAbout({ planned: parkTime(closeAt) })}
          onYes={() => close.mutateAsync({ id })}
        >
          {t.close}
        </Confirm>
      )}
      {state === 'open' && (
        <AskWords
          {...{ danger: true, title: t.callOffTitle({ name: called }), thing: `callOff:${id}`, okText: t.callOff }}
          about={<p>{t.callOffAbout({ entrants })}</p>}
          onSend={(reason) => callOff.mutateAsync({ id, reason })}
        >
          {t.callOff}
        </AskWords>
      )}
      {state !== 'draft' && (
        <Button href={`/mp/#/pages/prize/prize?${new URLSearchParams({ id })}`} target="_blank">
          {ui.onPhone}
        </Button>
      )}
    </>
  );
}
