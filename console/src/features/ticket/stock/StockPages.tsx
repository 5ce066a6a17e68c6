import { SubPages } from '../../../ui/SubPages';
import { CalendarPage } from './CalendarPage';
import { ClosuresPage } from './ClosuresPage';
import { useStockTexts } from './stockTexts';

/** How much is sold on which day, and what is closed. */
export default function StockPages() {
  const { pages: t } = useStockTexts();
  return (
    <SubPages
      area="stock"
      label={t.label}
      pages={[
        { path: 'calendar', name: t.calendar, element: <CalendarPage /> },
        { path: 'closures', name: t.closures, element: <ClosuresPage /> },
      ]}
    />
  );
}
