import { LEVEL } from '@park/contract/capacity/limits';
import type { CapacityReport } from '@park/contract/capacity/schemas';

type Figures = Omit<CapacityReport, 'announcement'>;

/** What visitors are told, ready to be published in the two languages of the authority's form; '' of a day that has no maximum. */
export function announce({
  day,
  daily,
  momentary,
  taken,
  present,
  isEstimated,
  level,
}: Figures): CapacityReport['announcement'] {
  if (daily === null || momentary === null) return { zh: '', en: '' };
  const isStopped = level >= LEVEL.stop;
  return {
    zh: `${day}：园区核定日最大承载量 ${daily} 人，瞬时最大承载量 ${momentary} 人。当日已售及预留 ${taken} 人，目前在园 ${present} 人${isEstimated ? '（推算）' : ''}。${isStopped ? '当日门票已停止销售，请改日来园。' : '请提前预订，错峰入园。'}`,
    en: `${day}: the park may admit at most ${daily} visitors a day and ${momentary} at one moment. ${taken} places are sold or kept for that day; ${present} visitors are in the park now${isEstimated ? ' (estimated)' : ''}. ${isStopped ? 'Tickets for that day are no longer sold. Please come another day.' : 'Please book ahead, and come at quieter hours.'}`,
  };
}
