import { BallotNewPage } from '../features/ticket/ballot/BallotNewPage';
import { BallotPage } from '../features/ticket/ballot/BallotPage';
import { BallotsPage } from '../features/ticket/ballot/BallotsPage';
import { ClosuresPage } from '../features/ticket/closure/ClosuresPage';
import { CalendarPage } from '../features/ticket/stock/CalendarPage';
import { WindowPage } from '../features/ticket/window/WindowPage';
import { WaitingRoomPage } from '../features/waitingRoom/WaitingRoomPage';
import { useTexts } from '../i18n/language';
import { SubPages } from '../ui/SubPages';

/** How much is sold on which day, what is closed, and what a ballot gives. */
export default function StockArea() {
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
