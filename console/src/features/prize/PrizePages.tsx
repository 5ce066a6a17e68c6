import { parkDay } from '@park/contract/parkTime';
import { exportRedemptions, getRedemptions } from '@park/contract/prize/redemption/calls';
import { useTexts } from '../../i18n/language';
import { ListPage } from '../../ui/list/ListPage';
import { SubPages } from '../../ui/SubPages';
import { ParkTime } from '../../ui/values';
import { RoundEditPage } from './RoundEditPage';
import { RoundPage } from './RoundPage';
import { RoundsPage } from './RoundsPage';
import './prize.css';

/** Rounds of the draw from draft to the last prize handed out. */
export default function PrizePages() {
  const { pages: t } = useTexts('prize');
  return (
    <SubPages
      area="draw"
      label={t.label}
      pages={[
        { path: 'rounds', name: t.rounds, element: <RoundsPage /> },
        { path: 'write-offs', name: t.redemptions, element: <RedemptionsPage /> },
        { path: 'rounds/new', name: null, element: <RoundEditPage /> },
        { path: 'rounds/:id', name: null, element: <RoundPage /> },
        { path: 'rounds/:id/edit', name: null, element: <RoundEditPage /> },
      ]}
    />
  );
}

/** What was handed out on a day, and by whom. It is done at the redemption. */
function RedemptionsPage() {
  const { redemptions: t } = useTexts('prize');
  const ui = useTexts('ui');
  return (
    <ListPage
      texts={t}
      call={getRedemptions}
      exportCall={exportRedemptions}
      filters={[{ name: 'day', label: ui.date, kind: 'day', isScope: true }]}
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
