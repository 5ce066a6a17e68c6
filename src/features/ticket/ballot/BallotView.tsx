import { getBallot } from '@park/contract/ticket/ballot/calls';
import type { Ballot, BallotEntry } from '@park/contract/ticket/ballot/schemas';
import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import '../Form.scss';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { Failure } from '@/components/Failure';
import { Loaded } from '@/components/Loaded';
import { SignInNeeded } from '@/components/SignInNeeded';
import { formatMomentAmid } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { ListItem } from '@/ui/ListItem';
import { Page } from '@/ui/Page';
import { Picture } from '@/ui/Picture';
import { Price } from '@/ui/Price';
import { Skeleton } from '@/ui/Skeleton';
import { MainAction } from '@/ui/StickyAction';
import { Tag } from '@/ui/Tag';
import { useNow } from '@/ui/useNow';
import { GuardianSheet } from '../guardian/GuardianSheet';
import { BALLOT_TONES } from './BallotCard';
import { BallotFacts, BallotSlots, FairBallot } from './BallotFacts';
import { BallotForm } from './BallotForm';
import { BallotResult } from './BallotResult';
import { CheckBallot } from './CheckBallot';
import { MyBallotEntry } from './MyBallotEntry';
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
