import { exportWriteOffs, getWriteOffs } from '@park/contract/prize/adminEndpoints';
import type { PrizeClaim } from '@park/contract/prize/schemas';
import { Empty, Input } from 'antd';
import { useList, useListState } from '../../api/useList';
import { prizeDesk as en } from '../../i18n/en/prizeDesk';
import { useTexts } from '../../i18n/language';
import { prizeDesk as zh } from '../../i18n/zh/prizeDesk';
import { Answer } from '../../ui/Answer';
import { ExportButton } from '../../ui/ExportButton';
import { ParkTime } from '../../ui/ParkTime';
import { RowsTable } from '../../ui/RowsTable';
import { useUiTexts } from '../../ui/uiTexts';

const FILTERS = ['day'] as const;

/** What was handed out on a day, today unless another is asked for. */
export function WriteOffs() {
  const t = useTexts({ zh, en });
  const ui = useUiTexts();
  const state = useListState(FILTERS);
  const { day } = state.filters;
  const list = useList(getWriteOffs, state, () => ({ day }));
  return (
    <section className="sheet" aria-label={t.list}>
      <div className="desk-head">
        <h2>{t.list}</h2>
        <label className="field" htmlFor="desk-day">
          {t.day}
          <Input id="desk-day" type="date" value={day ?? ''} onChange={(event) => state.filter({ day: event.target.value })} />
        </label>
        <ExportButton path={exportWriteOffs.path + (day ? `?day=${day}` : '')} name={t.list} />
      </div>
      <Answer of={list}>
        {({ items, total }) => (
          <RowsTable<PrizeClaim>
            dataSource={items}
            rowKey="code"
            locale={{ emptyText: <Empty description={t.empty} /> }}
            pagination={{
              current: state.page,
              pageSize: state.pageSize,
              total,
              showTotal: ui.total,
              hideOnSinglePage: true,
              onChange: state.turn,
            }}
            columns={[
              { title: t.at, render: (_, row) => <ParkTime at={row.writtenOffAt} /> },
              { title: t.prize, render: (_, { prize, round }) => `${prize.name} · ${round.name}` },
              { title: t.name, dataIndex: 'name' },
              { title: t.phone, dataIndex: 'phone' },
              { title: t.code, dataIndex: 'code' },
              { title: t.by, dataIndex: 'writtenOffBy' },
            ]}
          />
        )}
      </Answer>
    </section>
  );
}
