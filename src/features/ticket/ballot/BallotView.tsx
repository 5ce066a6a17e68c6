import { sha256 } from '@noble/hashes/sha2';
import type { CountedCheck } from '@park/contract/prize/draw/rule';
import { getBallot, getBallotEntries, getBallotList, leaveBallot } from '@park/contract/ticket/ballot/calls';
import { checkBallotInSlices, type OwnBallotEntry } from '@park/contract/ticket/ballot/rule';
import type { Ballot, BallotEntry } from '@park/contract/ticket/ballot/schemas';
import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import '../Form.scss';
import { call } from '@/api/client';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { useSend } from '@/api/useSend';
import { DrawCheck } from '@/components/draw/DrawCheck';
import { loadVerifyBeacon } from '@/components/draw/useDrawCheck';
import { Failure } from '@/components/Failure';
import { Loaded } from '@/components/Loaded';
import { SignInNeeded } from '@/components/SignInNeeded';
import { formatClockRange, formatDay, formatMomentAmid } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { confirm } from '@/ui/confirm';
import { Facts } from '@/ui/Facts';
import { ListItem } from '@/ui/ListItem';
import { Page } from '@/ui/Page';
import { Picture } from '@/ui/Picture';
import { Price } from '@/ui/Price';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { MainAction } from '@/ui/StickyAction';
import { Tag } from '@/ui/Tag';
import { useNow } from '@/ui/useNow';
import { GuardianSheet } from '../guardian/GuardianSheet';
import { BALLOT_TONES } from './BallotCard';
import { BallotFacts, BallotSlots, FairBallot } from './BallotFacts';
import { BallotForm } from './BallotForm';
import { BallotResult } from './BallotResult';
import { ballotStateNow, nextBallotChange } from './rules';
import { useBallotEntries } from './useBallotEntries';
import { useBallotForm } from './useBallotForm';

const BONES = <Skeleton shape="form" rows={4} />;

/** A ballot: signing up, waiting for its draw, what it gave, and the check of it. */
export function BallotView({ id }: { id: string }) {
  const { ballot: t, ticket } = useT();
  const query = useCall(getBallot, { id });
  const entries = useBallotEntries();
  const refetch = () => Promise.all([query.refetch(), entries.refetch()]);
  if (query.data)
    return (
      <SignInNeeded text={t.signIn} title={t.title} skeleton={BONES}>
        {entries.isLoading ? (
          <Page title={t.title}>{BONES}</Page>
        ) : (
          <Known ballot={query.data} entry={entries.data?.find((one) => one.ballot.id === id)} onChange={refetch} />
        )}
      </SignInNeeded>
    );
  const gone = { error: 'ballotNotFound', text: t.gone, action: ticket.detail.all, to: 'ticketList' } as const;
  return (
    <Page title={t.title}>
      <Loaded query={query} skeleton={BONES} gone={gone} />
    </Page>
  );
}

interface KnownProps {
  ballot: Ballot;
  entry: BallotEntry | undefined;
  onChange: () => Promise<unknown>;
}

function Known({ ballot, entry, onChange }: KnownProps) {
  const t = useT().ballot;
  const now = useNow((at) => nextBallotChange(ballot, at), serverNow);
  const entering = useBallotForm(ballot, entry);
  useDidShow(() => void onChange());
  const shownFrom = useRef(now);
  const ask = useRef(onChange);
  ask.current = onChange;
  // What was waited for has come: sign-up, its end, or the draw.
  useEffect(() => {
    if (now !== shownFrom.current) void ask.current();
  }, [now]);
  const state = ballotStateNow(ballot, now);
  const { ticket } = ballot;
  const isOpen = state === 'open';
  const mistake = entering.mistakes.wishes ?? entering.mistakes.visitors;
  const footer = (isOpen || state === 'announced') && (
    <MainAction
      stacked
      note={note()}
      disabled={!isOpen || (entry !== undefined && !entering.isChanged)}
      loading={entering.isSending}
      onClick={() => void entering.submit()}
    >
      {entry ? t.form.save : t.form.submit}
    </MainAction>
  );
  return (
    <Page title={t.title} footer={footer}>
      <View>
        <ListItem
          picture={<Picture motif={ticket.motif} cover={ticket.cover} size="thumb" />}
          title={ticket.name}
          facts={[<Price key="price" fen={ticket.price} to={ticket.priceTo} />]}
          side={<Tag tone={BALLOT_TONES[state]}>{t.state[state]}</Tag>}
        />
        {state === 'calledOff' && (
          <View className="note tone-warn below" {...aria({ role: 'status' })}>
            {ballot.reason ? t.calledOffBecause({ reason: ballot.reason }) : t.calledOff}
          </View>
        )}
        {state === 'drawn' &&
          (entry ? <BallotResult entry={entry} /> : <View className="below text-quiet">{t.result.none}</View>)}
        {entry && <MyBallotEntry entry={entry} isOpen={isOpen} />}
        <BallotFacts ballot={ballot} state={state} />
        {entering.asksGuardian && (
          <GuardianSheet
            loading={entering.isSending}
            onAgree={(guardian) => void entering.submit(guardian)}
            onClose={entering.forget}
          />
        )}
        {isOpen && <BallotForm ballot={ballot} form={entering.form} onChange={entering.change} mistakes={entering.mistakes} />}
        {!isOpen && ballot.digest !== null && <BallotSlots ballot={ballot} />}
        {state === 'drawn' ? <CheckBallot ballot={ballot} entry={entry} /> : <FairBallot ballot={ballot} />}
      </View>
    </Page>
  );

  function note() {
    if (entering.failure) return <Failure error={entering.failure} />;
    if (mistake) return <View className="form__error">{mistake}</View>;
    return isOpen
      ? t.closesAt({ time: formatMomentAmid(ballot.closeAt) })
      : t.opensAt({ time: formatMomentAmid(ballot.openAt) });
  }
}

/** The check of a drawn ballot. */
function CheckBallot({ ballot: { id, beacon }, entry }: { ballot: Ballot; entry: BallotEntry | undefined }) {
  const { drawCheck, ballot } = useT();
  const { pass, fail } = drawCheck;
  const number = entry?.number;
  const slot = entry?.won ?? 0;
  const own = useMemo<OwnBallotEntry | undefined>(() => (number ? { number, slot } : undefined), [number, slot]);
  const hasBeacon = beacon !== null;
  const load = useCallback(async () => {
    const [draw, { list, outcome }, verifyBeacon] = await Promise.all([
      call(getBallot, { id }),
      call(getBallotList, { id }),
      hasBeacon ? loadVerifyBeacon() : undefined,
    ]);
    return { draw, checks: checkBallotInSlices(draw, { list, outcome: outcome ?? '' }, { sha256, verifyBeacon, own }) };
  }, [id, own, hasBeacon]);
  const describe = ({ step, ok, found }: CountedCheck, draw: Ballot): string => {
    switch (step) {
      case 'list':
        return ok ? pass.list({ n: Number(found) }) : fail.list({ found: Number(found), told: draw.entrants });
      case 'number':
        return (ok ? pass : fail).number({ number: number ?? '' });
      case 'winners':
        return ok ? ballot.check.pass({ n: draw.entrants }) : ballot.check.fail;
      case 'result': {
        if (!ok) return fail.result;
        const won = draw.slots[slot - 1];
        return won ? pass.won({ prize: `${formatDay(won.day)} ${formatClockRange(won.start, won.end)}` }) : ballot.check.lost;
      }
      case 'beacon':
        return (ok ? pass : fail).beacon({ round: Number(found) });
      default:
        return (ok ? pass : fail)[step];
    }
  };
  const published = { draw: getBallot.path, list: getBallotList.path, id };
  return (
    <DrawCheck
      load={load}
      own={own}
      hasBeacon={hasBeacon}
      describe={describe}
      titles={{ winners: ballot.check.winners }}
      published={published}
    />
  );
}

/** What one asked for, by its number; while sign-up is open it can be withdrawn. */
function MyBallotEntry({ entry, isOpen }: { entry: BallotEntry; isOpen: boolean }) {
  const { mine: t, form } = useT().ballot;
  const { ballot, number, quantity, wishes } = entry;
  const leave = useSend(leaveBallot, { stale: [getBallotEntries, getBallot] });
  const giveUp = async () => {
    const yes = await confirm({ title: t.leaveTitle, text: t.leaveText, action: t.leave, dismiss: t.stay, danger: true });
    if (yes && (await leave.send({ id: ballot.id }))) toast(t.left);
  };
  const wishRows = wishes.map((wish, index) => {
    const slot = ballot.slots[wish - 1];
    return [
      form.wish({ rank: index + 1 }),
      slot ? `${formatDay(slot.day)} ${formatClockRange(slot.start, slot.end)}` : '',
    ] as const;
  });
  return (
    <Section title={t.title}>
      <Card>
        <Facts rows={[[t.number, number], [t.tickets, t.count({ n: quantity })], ...wishRows]} />
        {ballot.drawnAt === null && (
          <View className="form__under spread">
            <View className="text-quiet">{isOpen ? t.keep : t.fixed}</View>
            {isOpen && (
              <Button kind="text" loading={leave.isPending} onClick={() => void giveUp()}>
                {t.leave}
              </Button>
            )}
          </View>
        )}
        <Failure error={leave.error} />
      </Card>
    </Section>
  );
}
