import { exportRedemptions, getRedemptions } from '@park/contract/prize/redemption/calls';
import { Input } from 'antd';
import { useCall } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { daySpan } from '../../../ui/daySpan';
import { ExportButton } from '../../../ui/ExportButton';
import { ListTable } from '../../../ui/list/ListTable';
import { useListState } from '../../../ui/list/useListState';
import { ParkTime } from '../../../ui/values';

/** What was handed out on a day, today unless another is asked for. */
export function Redemptions() {
  const t = useTexts('redemption');
  const ui = useTexts('ui');
  const state = useListState();
  const { day } = state.filters;
  const list = useCall(getRedemptions, { day, ...state.place });
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
      <ListTable
        of={list}
        rowKey="code"
        empty={t.empty}
        place={state.place}
        turn={state.turn}
        columns={[
          { title: t.at, render: (_, row) => <ParkTime at={row.writtenOffAt} /> },
          { title: t.prize, render: (_, { prize, round }) => `${prize.name} · ${round.name}` },
          { title: ui.person, dataIndex: 'name' },
          { title: t.phone, dataIndex: 'phone' },
          { title: t.code, dataIndex: 'code' },
          { title: t.by, dataIndex: 'writtenOffBy' },
        ]}
      />
    </section>
  );
}
