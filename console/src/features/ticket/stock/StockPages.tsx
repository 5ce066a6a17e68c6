import { useTexts } from '../../../i18n/language';
import { SubPages } from '../../../ui/SubPages';
import { ClosuresPage } from '../closure/ClosuresPage';
import { CalendarPage } from './CalendarPage';

/** How much is sold on which day, and what is closed. */
export default function StockPages() {
  const { pages: t } = useTexts('stock');
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
