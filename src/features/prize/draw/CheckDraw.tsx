import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import type { CountedCheck, DrawStep, OwnEntry } from '@park/contract/prize/draw/rule';
import type { PrizeStatus } from '@park/contract/prize/entry/schemas';
import { View } from '@tarojs/components';
import { useMemo } from 'react';
import './CheckDraw.scss';
import { CopyButton } from '@/components/CopyButton';
import { useT } from '@/i18n/useT';
import { absoluteUrl } from '@/platform/absoluteUrl';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Section } from '@/ui/Section';
import { type StepShown, Steps } from '@/ui/Steps';
import { Tag } from '@/ui/Tag';
import { Fingerprint } from './Fingerprint';
import { type DrawCheckView, useDrawCheck } from './useDrawCheck';

interface CheckDrawProps {
  roundId: string;
  /** Of the entry that is looked at, if any. */
  status: PrizeStatus | undefined;
}

/** The phone draws once more from what was published, and says of each step what it checked. */
export function CheckDraw({ roundId, status }: CheckDrawProps) {
  const t = useT().prize.check;
  // An entry that gave way is not on the list, and says so itself.
  const number = status?.state === 'gaveWay' ? undefined : status?.entry.number;
  const prizeId = status?.prize?.id ?? null;
  const own = useMemo<OwnEntry | undefined>(() => (number ? { number, prizeId } : undefined), [number, prizeId]);
  const check = useDrawCheck(roundId, own);
  const isBusy = check.phase === 'loading' || check.phase === 'working';
  return (
    <Section title={t.title}>
      <Card>
        <View className="check stack-wide">
          <View>{t.intro}</View>
          {check.phase !== 'idle' && (
            <Steps
              busy={isBusy}
              steps={check.steps.map((step) => stepOf({ step, view: check, own, prize: status?.prize?.name ?? null }, t))}
            />
          )}
          <Verdict view={check} />
          <Button
            block
            kind={status && check.phase !== 'done' ? 'primary' : 'secondary'}
            loading={isBusy}
            onClick={() => void check.start()}
          >
            {check.phase === 'idle' || isBusy ? t.start : t.again}
          </Button>
          <Published roundId={roundId} />
        </View>
      </Card>
    </Section>
  );
}

/** Seconds with one decimal, and never none: something was counted. @param ms */
function tenths(ms: number): string {
  return (Math.max(1, Math.ceil(ms / 100)) / 10).toFixed(1);
}

function Verdict({ view }: { view: DrawCheckView }) {
  const t = useT().prize.check;
  const { phase, steps, checks, took } = view;
  if (phase === 'idle') return null;
  if (phase === 'loading' || phase === 'working')
    return <View className="text-quiet">{phase === 'loading' ? t.loading : t.working}</View>;
  if (phase === 'failed')
    return (
      <View className="note tone-danger" {...aria({ role: 'alert' })}>
        {t.failed}
      </View>
    );
  const good = steps.every((step) => checks[step]?.ok);
  return (
    <View className={good ? 'note tone-ok' : 'note tone-danger'} {...aria({ role: good ? 'status' : 'alert' })}>
      <View className="text-strong">{good ? t.good(steps.length) : t.bad}</View>
      <View className="text-quiet">{t.took(Number(checks.list?.found), tenths(took))}</View>
    </View>
  );
}

interface StepProps {
  step: DrawStep;
  view: DrawCheckView;
  own: OwnEntry | undefined;
  /** What the park says was won. */
  prize: string | null;
}

function stepOf({ step, view, own, prize }: StepProps, words: ReturnType<typeof useT>['prize']['check']): StepShown {
  const check = view.checks[step];
  return {
    key: step,
    state: check ? (check.ok ? 'done' : 'wrong') : 'open',
    title: (
      <View className="head">
        <View>{words.step[step]}</View>
        {check && <Tag tone={check.ok ? 'ok' : 'danger'}>{check.ok ? words.ok : words.wrong}</Tag>}
      </View>
    ),
    text: check && (
      <View className="stack-near">
        <View>{said(check)}</View>
        <Evidence check={check} view={view} />
      </View>
    ),
  };

  function said({ ok, found }: CountedCheck): string {
    const { pass, fail } = words;
    switch (step) {
      case 'list':
        return ok ? pass.list(Number(found)) : fail.list(Number(found), view.draw?.entrants ?? 0);
      case 'number':
        return (ok ? pass : fail).number(own?.number ?? '');
      case 'winners':
        return ok ? pass.winners(view.draw?.winners.length ?? 0) : fail.winners;
      case 'result':
        if (!ok) return fail.result;
        return prize ? pass.won(prize) : pass.notWon;
      default:
        return (ok ? pass : fail)[step];
    }
  }
}

/** What was compared, for those who compare it themselves. */
function Evidence({ check: { step, found }, view: { draw } }: { check: CountedCheck; view: DrawCheckView }) {
  const t = useT().prize.check.values;
  if (!found || !draw || step === 'list') return null;
  return step === 'commitment' ? (
    <>
      <Fingerprint label={t.promised} hex={draw.commitment ?? ''} />
      <Fingerprint label={t.seed} hex={draw.seed ?? ''} />
      <Fingerprint label={t.found} hex={found} />
    </>
  ) : (
    <>
      <Fingerprint label={t.digest} hex={draw.digest ?? ''} />
      <Fingerprint label={t.digestFound} hex={found} />
    </>
  );
}

/** Where the same data is for everybody. */
function Published({ roundId }: { roundId: string }) {
  const { check: t, status } = useT().prize;
  const query = `?id=${encodeURIComponent(roundId)}`;
  return (
    <View className="check__data stack-near">
      <View className="text-strong">{t.data}</View>
      <View className="text-quiet">{t.dataText}</View>
      <View className="wrap">
        <CopyButton text={absoluteUrl(getDraw.path + query)} done={status.copied}>
          {t.copyLink(t.draw)}
        </CopyButton>
        <CopyButton text={absoluteUrl(getEntrants.path + query)} done={status.copied}>
          {t.copyLink(t.entrants)}
        </CopyButton>
      </View>
    </View>
  );
}
