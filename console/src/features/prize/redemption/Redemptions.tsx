import { exportRedemptions, getRedemptions } from '@park/contract/prize/redemption/calls';
import type { PrizeClaim } from '@park/contract/prize/redemption/schemas';
import { Empty, Input } from 'antd';
import { useList, useListState } from '../../../api/useList';
import { redemption as en } from '../../../i18n/en/redemption';
import { useTexts } from '../../../i18n/language';
import { redemption as zh } from '../../../i18n/zh/redemption';
import { Answer } from '../../../ui/Answer';
import { daySpan } from '../../../ui/daySpan';
import { ExportButton } from '../../../ui/ExportButton';
import { ListTable } from '../../../ui/ListTable';
import { ParkTime } from '../../../ui/ParkTime';

const FILTERS = ['day'] as const;

/** What was handed out on a day, today unless another is asked for. */
export function Redemptions() {
  const t = useTexts({ zh, en });
  const state = useListState(FILTERS);
  const { day } = state.filters;
  const list = useList(getRedemptions, state, () => ({ day }));
  return (
    <section className="sheet" aria-label={t.list}>
      <div className="desk-head">
        <h2>{t.list}</h2>
        <label className="field" htmlFor="desk-day">
          {t.day}
          <Input
            id="desk-day"
            type="date"
            {...daySpan()}
            value={day ?? ''}
            onChange={(event) => state.filter({ day: event.target.value })}
          />
        </label>
        <ExportButton path={exportRedemptions.path + (day ? `?day=${day}` : '')} name={t.list} />
      </div>
      <Answer of={list}>
        {(rows) => (
          <ListTable<PrizeClaim>
            rows={rows}
            rowKey="code"
            locale={{ emptyText: <Empty description={t.empty} /> }}
            place={state.place}
            turn={state.turn}
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
