import { parkDay } from '@park/contract/parkTime';
import type { Prize, PrizeRound } from '@park/contract/prize/round/schemas';
import { View } from '@tarojs/components';
import Taro from '@tarojs/taro';
import { useState } from 'react';
import './RoundView.scss';
import { serverNow } from '@/api/serverNow';
import { useParkName } from '@/api/usePark';
import { useCalendar } from '@/components/AddToCalendar';
import { Loaded } from '@/components/Loaded';
import { usePrivacy } from '@/components/PrivacySheet';
import { formatMoment, formatMoney } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { toUrl } from '@/navigation/url';
import { absoluteUrl } from '@/platform/absoluteUrl';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { Facts } from '@/ui/Facts';
import { Lines } from '@/ui/Lines';
import { ListItem } from '@/ui/ListItem';
import { Page } from '@/ui/Page';
import { Picture } from '@/ui/Picture';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { MainAction } from '@/ui/StickyAction';
import { useNow } from '@/ui/useNow';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { FairDraw } from '../draw/FairDraw';
import { isResumed } from '../entry/enterResumed';
import { MyEntry } from '../entry/MyEntry';
import { useReceipts } from '../entry/receipts';
import { SignUpSheet } from '../entry/SignUpSheet';
import { nextRoundChange, roundReminder, roundStateNow } from '../rules';
import { useRound } from './api';
import { OtherRounds } from './OtherRounds';
import { RoundClock } from './RoundClock';
import { RoundHead } from './RoundHead';

/** Before the event of the calendar. s */
const REMINDER = 600;
/** How long that event is. ms */
const LASTS = 30 * 60_000;

/** A round of the draw: what it is about, and signing up. @param id '': the round to show now */
export function RoundView({ id = '' }: { id?: string }) {
  const { core, prize: t } = useT();
  const query = useRound(id);
  usePullToRefresh(query.refetch);
  if (query.data) return <Known round={query.data} refetch={() => void query.refetch()} />;
  return (
    <Page title={core.title.prize}>
      <Loaded
        query={query}
        skeleton={<Skeleton shape="detail" rows={3} />}
        gone={{ error: 'roundNotFound', text: t.round.gone, action: t.round.current, to: 'prize' }}
      >
        {() => <Empty picture="prizes" text={t.round.none} />}
      </Loaded>
    </Page>
  );
}

function Known({ round, refetch }: { round: PrizeRound; refetch: () => void }) {
  const { core, prize: t } = useT();
  const park = useParkName();
  const receipts = useReceipts(round.id);
  const [resumed, setResumed] = useState(() => isResumed(round.id));
  const [isJoining, setJoining] = useState(resumed);
  const privacy = usePrivacy('prize', t.privacy);
  const now = useNow((at) => nextRoundChange(round, at), serverNow);
  const state = roundStateNow(round, now);
  const today = parkDay(now);
  const moment = (at: string) => formatMoment(at, today);
  const isEntered = receipts.length > 0;
  const join = () => privacy.before(() => setJoining(true));
  const seeResult = () => void go('prizeStatus', { id: round.id });

  const close = () => {
    setJoining(false);
    // Opened again by a tap, it is sent by a tap.
    setResumed(false);
  };
  const done = () => {
    close();
    toast(t.entry.done);
    void Taro.pageScrollTo({ scrollTop: 0, duration: 0 });
  };
  const reminder = roundReminder(round, isEntered, now);
  const addReminder = useCalendar();
  const remind = ({ name, at }: NonNullable<typeof reminder>) =>
    addReminder({
      id: `${name}-${round.id}`,
      title: `${round.name} · ${t.round[name]}`,
      start: at,
      end: new Date(Date.parse(at) + LASTS).toISOString(),
      remindBefore: REMINDER,
      place: park,
      url: absoluteUrl(`/mp/#${toUrl('prize', { id: round.id })}`),
    });
  const footer = reminder ? (
    <MainAction onClick={() => remind(reminder)}>{t.round.remind}</MainAction>
  ) : state === 'open' && !isEntered ? (
    <MainAction onClick={join}>{t.entry.join}</MainAction>
  ) : state === 'draft' || state === 'calledOff' ? undefined : (
    <MainAction onClick={seeResult}>{isEntered ? t.entry.status : t.round.result}</MainAction>
  );

  return (
    <Page
      title={core.title.prize}
      header={<Picture motif={round.prizes[0]?.motif ?? 'ammonite'} size="hero" label={round.prizes[0]?.name ?? round.name} />}
      footer={footer}
    >
      <View className="stack">
        <RoundHead round={round} />
        <RoundClock round={round} onEnd={refetch} />
        {round.text && <View className="round__text text-soft">{round.text}</View>}
      </View>
      {isEntered && <MyEntry receipts={receipts} />}
      {reminder?.name === 'draws' && (
        <Button kind="text" block onClick={seeResult}>
          {isEntered ? t.entry.status : t.find.title}
        </Button>
      )}
      <PrizeList prizes={round.prizes} />
      <Section title={t.round.when}>
        <Card>
          <Facts
            rows={[
              [t.round.opens, moment(round.openAt)],
              [t.round.closes, moment(round.closeAt)],
              // An early end is there for all to see (docs/draw.md).
              ...(round.closedAt && Date.parse(round.closedAt) < Date.parse(round.closeAt)
                ? [[t.round.closedEarly, moment(round.closedAt)] as const]
                : []),
              [t.round.draws, moment(round.drawAt)],
            ]}
          />
        </Card>
      </Section>
      <Section title={t.round.promise}>
        <Card>
          <Facts
            rows={[
              [t.round.organiser, round.organiser ?? t.round.notStated],
              [t.round.claimHow, round.claimHow ?? t.round.notStated],
              [t.round.claim, moment(round.claimUntil)],
            ]}
          />
        </Card>
      </Section>
      {round.rules.length > 0 && (
        <Section title={t.round.rules}>
          <Card>
            <Lines lines={round.rules} />
          </Card>
        </Section>
      )}
      <FairDraw round={round} />
      <OtherRounds shown={round.id} />
      {privacy.sheet}
      {isJoining && <SignUpSheet roundId={round.id} resumed={resumed} onDone={done} onClose={close} />}
    </Page>
  );
}

/** What there is to win, in the order of drawing. */
function PrizeList({ prizes }: { prizes: readonly Prize[] }) {
  const t = useT().prize.round;
  return (
    <Section title={t.prizes}>
      <View className="stack">
        {prizes.map(({ id, name, text, motif, count, value }) => (
          <ListItem
            key={id}
            picture={<Picture motif={motif} size="thumb" />}
            title={name}
            facts={[text, value === null ? t.worthUnknown : t.worth({ price: formatMoney(value) })]}
            side={<View className="prize-list__count">{t.count({ n: count })}</View>}
          />
        ))}
      </View>
    </Section>
  );
}
