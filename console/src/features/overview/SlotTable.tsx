import { Progress } from 'antd';
import { useTexts } from '../../i18n/language';
import { Numbers } from './Numbers';
import type { slotRows } from './rules';

/** The day by entry time: what is sold and held, and who has come of it. */
export function SlotTable({ rows }: { rows: ReturnType<typeof slotRows> }) {
  const { bySlot: t, charts } = useTexts('overview');
  if (rows.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby="by-slot-title">
      <h2 id="by-slot-title">{t.title}</h2>
      <Numbers
        heads={[t.slot, charts.sold, charts.held, charts.entered]}
        rows={rows.map(({ label, sold, held, entered, isOver }) => [
          label,
          sold,
          held,
          <>
            {entered}
            <Progress
              percent={sold === 0 ? 0 : Math.round((entered / sold) * 100)}
              size="small"
              status="normal"
              showInfo={false}
              aria-label={t.share({ entered, sold, isOver })}
            />
          </>,
        ])}
      />
    </section>
  );
}
