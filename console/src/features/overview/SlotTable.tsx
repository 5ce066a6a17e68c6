import { Progress } from 'antd';
import { useTexts } from '../../i18n/language';
import { RowsTable } from '../../ui/RowsTable';
import type { slotRows } from './rules';

/** The day by entry time: what is sold and held, and who has come of it. */
export function SlotTable({ rows }: { rows: ReturnType<typeof slotRows> }) {
  const { bySlot: t, charts } = useTexts('overview');
  if (rows.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby="by-slot-title">
      <h2 id="by-slot-title">{t.title}</h2>
      <RowsTable
        size="small"
        dataSource={rows}
        columns={[
          { title: t.slot, dataIndex: 'label' },
          { title: charts.sold, dataIndex: 'sold', align: 'end' },
          { title: charts.held, dataIndex: 'held', align: 'end' },
          { title: charts.entered, dataIndex: 'entered', align: 'end' },
          {
            key: 'share',
            responsive: ['md'],
            render: (_, { sold, entered, isOver }) => (
              <Progress
                percent={sold === 0 ? 0 : Math.round((entered / sold) * 100)}
                status="normal"
                showInfo={false}
                aria-label={t.share({ entered, sold, isOver })}
              />
            ),
          },
        ]}
      />
    </section>
  );
}
