import { useTexts } from '../../../i18n/language';
import { SubPages } from '../../../ui/SubPages';
import { BallotNewPage } from '../ballot/BallotNewPage';
import { BallotPage } from '../ballot/BallotPage';
import { BallotsPage } from '../ballot/BallotsPage';
import { ClosuresPage } from '../closure/ClosuresPage';
import { WaitingRoomPage } from '../waitingRoom/WaitingRoomPage';
import { WindowPage } from '../window/WindowPage';
import { CalendarPage } from './CalendarPage';

/** How much is sold on which day, what is closed, and what a ballot gives. */
export default function StockPages() {
  const { pages: t } = useTexts('stock');
  const { tab } = useTexts('ballot');
  return (
    <SubPages
      area="stock"
      label={t.label}
      pages={[
        { path: 'calendar', name: t.calendar, element: <CalendarPage /> },
        { path: 'closures', name: t.closures, element: <ClosuresPage /> },
        { path: 'ballots', name: tab, element: <BallotsPage /> },
        { path: 'ballots/new', name: null, element: <BallotNewPage /> },
        { path: 'ballots/:id', name: null, element: <BallotPage /> },
        { path: 'waiting-room', name: t.waitingRoom, element: <WaitingRoomPage /> },
        { path: 'window', name: t.window, element: <WindowPage /> },
      ]}
    />
  );
}
