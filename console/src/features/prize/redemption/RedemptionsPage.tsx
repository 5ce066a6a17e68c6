import { parkDay } from '@park/contract/parkTime';
import { exportRedemptions, getRedemptions } from '@park/contract/prize/redemption/calls';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { queryOf } from '../../../api/call';
import type { Filters } from '../../../api/useList';
import { ListPage } from '../../../ui/ListPage';
import { ParkTime } from '../../../ui/ParkTime';
import { usePrizeTexts } from '../prizeTexts';

const FILTERS = ['day'] as const;
type Name = (typeof FILTERS)[number];

const inputOf = ({ day }: Filters<Name>) => ({ day: day ?? parkDay(Date.now()) });

/** What was handed out on a day, and by whom. It is done at the redemption. */
export function RedemptionsPage() {
  const { redemptions: t } = usePrizeTexts();
  const go = useNavigate();
  return (
    <ListPage
      title={t.title}
      about={t.about}
      empty={t.empty}
      endpoint={getRedemptions}
      filterNames={FILTERS}
      filters={[{ name: 'day', label: t.day, kind: 'day' }]}
      input={inputOf}
      head={
        <Button type="primary" onClick={() => go('/prize-desk')}>
          {t.handOut}
        </Button>
      }
      exportPath={(filters) => exportRedemptions.path + queryOf(exportRedemptions, inputOf(filters))}
      rowKey={({ code }) => code}
      columns={[
        { title: t.at, render: (_, { writtenOffAt }) => <ParkTime at={writtenOffAt} /> },
        { title: t.prize, render: (_, { prize }) => prize.name },
        { title: t.name, dataIndex: 'name' },
        { title: t.phone, dataIndex: 'phone' },
        { title: t.round, render: (_, { round }) => round.name },
        { title: t.code, render: (_, { code }) => <code>{code}</code> },
        { title: t.by, render: (_, { writtenOffBy }) => writtenOffBy ?? '—' },
      ]}
    />
  );
}
