import type { CountedCheck, DrawStep } from '@park/contract/prize/draw/rule';
import { View } from '@tarojs/components';
import './DrawCheck.scss';
import { CopyButton } from '@/components/CopyButton';
import type { Texts } from '@/i18n/areas';
import { useT } from '@/i18n/useT';
import { absoluteUrl } from '@/platform/absoluteUrl';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Section } from '@/ui/Section';
import { type StepShown, Steps } from '@/ui/Steps';
import { Tag } from '@/ui/Tag';
import { Fingerprint } from './Fingerprint';
import { type DrawCheckView, type Published, useDrawCheck } from './useDrawCheck';

interface Draw {
  commitment: string | null;
  seed: string | null;
  digest: string | null;
  entrants: number;
  beacon: { signature: string | null } | null;
}

interface DrawCheckProps<D extends Draw> {
  /** @see useDrawCheck */
  load: () => Promise<Published<D>>;
  own: { number: string } | undefined;
  /** A round of the public beacon was named. */
  hasBeacon: boolean;
  /** What a step says of what it found. */
  describe: (check: CountedCheck, draw: D) => string;
  /** A step's title where it is not the common one. */
  titles?: Partial<Record<DrawStep, string>>;
  /** The calls that publish the draw and its list, and its id. */
  published: { draw: string; list: string; id: string };
}

/** The phone draws once more from what was published, and says of each step what it checked. */
export function DrawCheck<D extends Draw>({ load, own, hasBeacon, describe, titles = {}, published }: DrawCheckProps<D>) {
  const t = useT().drawCheck;
  const check = useDrawCheck(load, own, hasBeacon);
  const isBusy = check.phase === 'loading' || check.phase === 'working';
  const words = { ...t.step, ...titles };
  return (
    <Section title={t.title}>
      <Card>
        <View className="check stack-wide">
          <View>{t.intro}</View>
          {check.steps.length > 0 && (
            <Steps busy={isBusy} steps={check.steps.map((step) => stepOf(step, words[step], check, describe, t))} />
          )}
          <Verdict view={check} />
          <Button
            block
            kind={own && check.phase !== 'done' ? 'primary' : 'secondary'}
            loading={isBusy}
            onClick={() => void check.start()}
          >
            {check.phase === 'idle' || isBusy ? t.start : t.again}
          </Button>
          <Data {...published} />
        </View>
      </Card>
    </Section>
  );
}

/** Seconds with one decimal, and never none: something was counted. @param ms */
const tenths = (ms: number): string => (Math.max(1, Math.ceil(ms / 100)) / 10).toFixed(1);

function Verdict({ view }: { view: DrawCheckView<Draw> }) {
  const t = useT().drawCheck;
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
  if (phase === 'cannot')
    return (
      <View className="note tone-warn" {...aria({ role: 'alert' })}>
        {t.cannot}
      </View>
    );
  const good = steps.every((step) => checks[step]?.ok);
  return (
    <View className={good ? 'note tone-ok' : 'note tone-danger'} {...aria({ role: good ? 'status' : 'alert' })}>
      <View className="text-strong">{good ? t.good({ n: steps.length }) : t.bad}</View>
      <View className="text-quiet">{t.took({ n: Number(checks.list?.found), seconds: tenths(took) })}</View>
    </View>
  );
}

function stepOf<D extends Draw>(
  step: DrawStep,
  title: string,
  { checks, draw }: DrawCheckView<D>,
  describe: DrawCheckProps<D>['describe'],
  words: Texts['drawCheck'],
): StepShown {
  const check = checks[step];
  return {
    key: step,
    state: check ? (check.ok ? 'done' : 'wrong') : 'open',
    title: (
      <View className="head">
        <View>{title}</View>
        {check && <Tag tone={check.ok ? 'ok' : 'danger'}>{check.ok ? words.ok : words.wrong}</Tag>}
      </View>
    ),
    text: check && draw && (
      <View className="stack-near">
        <View>{describe(check, draw)}</View>
        <Evidence check={check} draw={draw} />
      </View>
    ),
  };
}

/** What was compared, for those who compare it themselves. */
function Evidence({ check: { step, found }, draw }: { check: CountedCheck; draw: Draw }) {
  const t = useT().drawCheck.values;
  if (!found || step === 'list') return null;
  if (step === 'beacon') return <Fingerprint label={t.signature} hex={draw.beacon?.signature ?? ''} />;
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
function Data({ draw, list, id }: DrawCheckProps<Draw>['published']) {
  const t = useT().drawCheck;
  const query = `?id=${encodeURIComponent(id)}`;
  return (
    <View className="check__data stack-near">
      <View className="text-strong">{t.data}</View>
      <View className="text-quiet">{t.dataText}</View>
      <View className="wrap">
        <CopyButton text={absoluteUrl(draw + query)} done={t.copied}>
          {t.copyLink({ what: t.draw })}
        </CopyButton>
        <CopyButton text={absoluteUrl(list + query)} done={t.copied}>
          {t.copyLink({ what: t.entrants })}
        </CopyButton>
      </View>
    </View>
  );
}
