import { REPORT_KINDS, type ReportKind } from '@park/contract/report/kinds';
import { useTexts } from '../../i18n/language';
import { SubPages } from '../../ui/SubPages';
import { ReportPage } from './ReportPage';

const PATHS: Record<ReportKind, string> = {
  takings: 'takings',
  entries: 'entries',
  noShows: 'no-shows',
  concessions: 'concessions',
  capacity: 'capacity',
};

/** What the park asks its own figures at the end of a day or a month. */
export default function ReportPages() {
  const t = useTexts('report');
  return (
    <SubPages
      area="reports"
      label={t.pages}
      pages={REPORT_KINDS.map((kind) => ({
        path: PATHS[kind],
        name: t.kinds[kind].tab,
        element: <ReportPage key={kind} kind={kind} />,
      }))}
    />
  );
}
