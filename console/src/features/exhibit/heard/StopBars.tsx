import { useTexts } from '../../../i18n/language';
import type { HeardTotal } from './heardRules';

/** Where people stop: a bar for each tenth, and apart from them how many heard all of it. */
export function StopBars({ stops, whole }: Pick<HeardTotal, 'stops' | 'whole'>) {
  const t = useTexts('exhibit');
  const most = Math.max(1, whole, ...stops);
  const bars = [...stops, whole].map((count, at) => ({ at, percent: (count / most) * 100 }));
  return (
    <div className="stop-bars" role="img" aria-label={t.heardBars({ tenths: stops.join(', '), whole })}>
      {bars.map(({ at, percent }) => (
        <span key={at} style={{ height: `${percent}%` }} />
      ))}
    </div>
  );
}
