import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import WarningFilled from '@ant-design/icons/WarningFilled';
import { useTexts } from '../../i18n/language';
import { ParkTime } from '../../ui/values';
import type { Outcome } from './checking';
import type { Entry } from './entries';
import { lastOf } from './last';
import type { Tone } from './rules';

const ICONS: Record<Tone, JSX.Element> = {
  yes: <CheckCircleFilled style={{ color: '#2f6b4f' }} />,
  care: <WarningFilled style={{ color: '#8a5a0b' }} />,
  no: <CloseCircleFilled style={{ color: '#b3382c' }} />,
};

/** The last who came, let in or not; those let in are still here after a reload. */
export function LastEntries({ outcomes, entries }: { outcomes: readonly Outcome[]; entries: readonly Entry[] | null }) {
  const t = useTexts('gate');
  const last = lastOf(outcomes, entries ?? []);
  return (
    <section className="sheet" aria-label={t.last.title}>
      <h2>{t.last.title}</h2>
      {last.length === 0 && <p className="muted">{t.last.empty}</p>}
      <ol className="gate-last">
        {last.map((one) => (
          <li key={one.id}>
            {ICONS[one.tone]}
            <ParkTime at={one.at} options={{ timeStyle: 'medium' }} />
            <span className="gate-last-what">
              {t.verdicts[one.verdict]}
              {one.number && ` · ${one.number.slice(-4)}`}
            </span>
            {one.mark && <span className="gate-mark">{t.last.marks[one.mark]}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
