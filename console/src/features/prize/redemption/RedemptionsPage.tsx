import { parkDay } from '@park/contract/parkTime';
import { exportRedemptions, getRedemptions } from '@park/contract/prize/redemption/calls';
import { useTexts } from '../../../i18n/language';
import { ListPage } from '../../../ui/list/ListPage';
import { ParkTime } from '../../../ui/values';

/** What was handed out on a day, and by whom. It is done at the redemption. */
export function RedemptionsPage() {
  const { redemptions: t } = useTexts('prize');
  const ui = useTexts('ui');
  return (
    <ListPage
      texts={t}
      call={getRedemptions}
      exportCall={exportRedemptions}
      filters={[{ name: 'day', label: ui.date, kind: 'day' }]}
      input={({ day }) => ({ day: day ?? parkDay(Date.now()) })}
      add={{ text: t.handOut, to: '/prize-desk' }}
      rowKey="code"
      columns={[
        { title: t.at, render: (_, { writtenOffAt }) => <ParkTime at={writtenOffAt} /> },
        { title: t.prize, render: (_, { prize }) => prize.name },
        { title: ui.person, dataIndex: 'name' },
        { title: ui.telephone, dataIndex: 'phone' },
        { title: t.round, render: (_, { round }) => round.name },
        { title: t.code, render: (_, { code }) => <code>{code}</code> },
        { title: t.by, render: (_, { writtenOffBy }) => writtenOffBy ?? '—' },
      ]}
    />
  );
}
