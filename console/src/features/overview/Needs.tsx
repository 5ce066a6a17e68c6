import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import WarningFilled from '@ant-design/icons/WarningFilled';
import type { Overview } from '@park/contract/overview/schemas';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/language';
import { parkTime } from '../../ui/values';
import { needsOf } from './rules';
import { useTroubles } from './useTroubles';

/** What needs a person now, most urgent first, each a tap from where it is done. */
export function Needs({ seen }: { seen: Overview }) {
  const t = useTexts('overview');
  const needs = needsOf(seen, useTroubles());
  if (!needs) return null;
  return (
    <section aria-labelledby="needs-title">
      <h2 id="needs-title">{t.needs.title}</h2>
      {needs.length === 0 ? (
        <p className="sheet needs-none">
          <CheckCircleOutlined aria-hidden /> {t.needs.none}
        </p>
      ) : (
        <ul className="bare-list needs">
          {needs.map(({ name, count, now, to }) => (
            <li key={name}>
              <Link className="need" to={to} data-now={now}>
                {now && <WarningFilled aria-label={t.needs.now} />}
                <strong>{count}</strong>
                <span className="need-what">
                  {t.needs[name]}
                  {name === 'complaints' && <Until moment={seen.desk?.complaints?.dueAt} />}
                  {name === 'help' && <HelpLine help={seen.desk?.help ?? []} />}
                </span>
                <RightOutlined aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Until({ moment }: { moment: string | null | undefined }) {
  const { needs: t } = useTexts('overview');
  return moment ? <span className="muted">{t.until({ when: parkTime(moment) })}</span> : null;
}

function HelpLine({ help }: { help: NonNullable<Overview['desk']>['help'] }) {
  const { needs: t } = useTexts('overview');
  const lines = help
    .filter(({ open }) => open > 0)
    .map((one) => t.helpOf({ name: t.urgency({ level: one.urgency }), open: one.open, waiting: one.waiting }));
  return <span className="muted">{lines.join(t.between)}</span>;
}
