import { getCapacity } from '@park/contract/capacity/calls';
import { LEVEL } from '@park/contract/capacity/limits';
import { Alert } from 'antd';
import { useCall, useRefresh } from '../../api/hooks';
import { useTexts } from '../../i18n/language';

/** How often the server is asked, ms; a change of level is told at once. */
const EVERY = 20_000;

function useCrowd() {
  const capacity = useCall(getCapacity, {}, { every: EVERY });
  useRefresh(['capacityLevel'], [getCapacity]);
  const { days, today } = capacity.data ?? {};
  const momentary = days?.[0]?.momentary ?? null;
  return today && momentary !== null ? { ...today, momentary } : null;
}

/** How many are in the park, and whether to hold. Nothing where no maximum was approved, or the server does not answer. */
export function CrowdState() {
  const { crowd: t } = useTexts('gate');
  const crowd = useCrowd();
  if (!crowd) return null;
  const { present, momentary, isEstimated, level } = crowd;
  return (
    <section className="sheet" aria-label={t.title}>
      <h2>{t.title}</h2>
      <p>{isEstimated ? t.estimated({ present, momentary }) : t.counted({ present, momentary })}</p>
      <Advice level={level} />
    </section>
  );
}

/** The same in a line of its own, for the whole screen. */
export function HoldAdvice() {
  const crowd = useCrowd();
  return crowd && <Advice level={crowd.level} />;
}

function Advice({ level }: { level: number }) {
  const { crowd: t } = useTexts('gate');
  if (level < LEVEL.notifyStaff) return null;
  const isFull = level >= LEVEL.full;
  return <Alert type={isFull ? 'error' : 'warning'} showIcon title={isFull ? t.hold : t.near({ level })} />;
}
