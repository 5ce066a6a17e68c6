import { getRegistrations } from '@park/contract/live/anchor/calls';
import { AnchorStatus } from '@park/contract/live/limits';
import { parkDay } from '@park/contract/parkTime';
import { Badge } from 'antd';
import { useCall } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { SubPages } from '../../ui/SubPages';
import { PlatformsPage } from './PlatformsPage';
import { PointEditPage } from './PointEditPage';
import { PointsPage } from './PointsPage';
import { RegistrationsPage } from './RegistrationsPage';
import { ReservationsPage } from './ReservationsPage';
import { TimespansPage } from './TimespansPage';

/** How many there are, whoever they are. */
const AWAITING = { status: AnchorStatus.awaiting, pageSize: 1 };

/** What anchors ask for and where and when they may. */
export default function LivePages() {
  const t = useTexts('live');
  const awaiting = useCall(getRegistrations, AWAITING).data?.total ?? 0;
  return (
    <SubPages
      area="live"
      label={t.pages.label}
      pages={[
        {
          path: 'registrations',
          name: (
            <>
              {t.pages.registrations}
              <Badge count={awaiting} title={t.awaiting({ count: awaiting })} />
            </>
          ),
          element: <RegistrationsPage />,
        },
        {
          path: 'reservations',
          to: `reservations?day=${parkDay(Date.now())}`,
          name: t.pages.reservations,
          element: <ReservationsPage />,
        },
        { path: 'points', name: t.pages.points, element: <PointsPage /> },
        { path: 'points/:id', name: null, element: <PointEditPage /> },
        { path: 'timespans', name: t.pages.timespans, element: <TimespansPage /> },
        { path: 'platforms', name: t.pages.platforms, element: <PlatformsPage /> },
      ]}
    />
  );
}
