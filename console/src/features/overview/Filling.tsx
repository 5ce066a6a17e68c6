import { getCapacity } from '@park/contract/capacity/calls';
import { LEVEL } from '@park/contract/capacity/limits';
import { Alert } from 'antd';
import { useCall, useMay, useRefresh } from '../../api/hooks';
import { useTexts } from '../../i18n/language';

/** How often it is asked for; a change of level is told at once. ms */
const EVERY = 20_000;

/** From 80 % of the most people allowed on: how full today is, for those whose work it is. */
export function Filling() {
  const { filling: t } = useTexts('overview');
  const isTheirs = useMay('gate', 'helpDesk');
  const capacity = useCall(getCapacity, {}, { every: EVERY, enabled: isTheirs });
  useRefresh(['capacityLevel'], [getCapacity]);
  const { days: [day] = [], today } = capacity.data ?? {};
  const level = Math.max(day?.level ?? 0, today?.level ?? 0);
  if (!day || !today || level < LEVEL.notifyStaff) return null;
  return (
    <Alert
      type={level >= LEVEL.stop ? 'error' : 'warning'}
      showIcon
      title={t.reached({ level })}
      description={t.figures({
        taken: day.taken,
        daily: day.daily ?? 0,
        present: today.present,
        momentary: day.momentary ?? 0,
        isEstimated: today.isEstimated,
      })}
    />
  );
}
