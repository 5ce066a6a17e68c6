import { exportHeard, getAdminExhibits, getHeard } from '@park/contract/exhibit/calls';
import { HEARD_DAYS } from '@park/contract/exhibit/limits';
import type { AdminExhibit, Heard } from '@park/contract/exhibit/schemas';
import { Empty, Segmented } from 'antd';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { RowLink, TwoLines } from '../../../ui/Cells';
import { textIn } from '../../../ui/contentLanguages';
import { ExportButton } from '../../../ui/ExportButton';
import { PageHead } from '../../../ui/PageHead';
import { RowsTable } from '../../../ui/RowsTable';
import { type HeardTotal, textOfTenths, totalOf, totalsOf } from './heardRules';
import '../exhibit.css';

/** What visitors listen to and where they stop, most heard first; with a number, where they stop in that one, in words. */
export function HeardPage() {
  const t = useTexts('exhibit');
  const [params, setParams] = useSearchParams();
  const days = HEARD_DAYS.find((one) => one === params.get('days')) ?? '30';
  const number = params.get('number');
  const heard = useCall(getHeard, { days });
  const exhibits = useCall(getAdminExhibits, {});
  return (
    <Answer of={exhibits}>
      {(all) => {
        const one = all.find(({ id }) => id === number);
        return (
          <>
            <PageHead
              title={one ? t.heardOf({ exhibit: `${one.id} ${textIn(one.name)}` }) : t.heard}
              about={one ? t.heardText : t.heardAbout}
              back={one ? `/exhibits/${one.id}` : '/exhibits'}
            >
              {!one && <ExportButton path={`${exportHeard.path}?days=${days}`} name={t.heard} />}
            </PageHead>
            <Segmented
              className="heard-days"
              aria-label={t.heard}
              options={HEARD_DAYS.map((value) => ({ value, label: t.heardDays[value] }))}
              value={days}
              onChange={(value) => setParams({ ...(one && { number: one.id }), days: value }, { replace: true })}
            />
            <Answer of={heard}>
              {(lines) =>
                one ? (
                  <OfOne exhibit={one} lines={lines.filter(({ id }) => id === one.id)} />
                ) : (
                  <OfAll totals={totalsOf(lines)} names={new Map(all.map(({ id, name }) => [id, textIn(name)]))} days={days} />
                )
              }
            </Answer>
          </>
        );
      }}
    </Answer>
  );
}

interface OfAllProps {
  totals: HeardTotal[];
  /** By number. */
  names: ReadonlyMap<string, string>;
  days: string;
}

function OfAll({ totals, names, days }: OfAllProps) {
  const t = useTexts('exhibit');
  const ui = useTexts('ui');
  return (
    <div className="sheet">
      <RowsTable<HeardTotal>
        dataSource={totals}
        empty={t.heardNone}
        columns={[
          { title: ui.number, dataIndex: 'id', align: 'right' },
          {
            title: ui.name,
            width: 300,
            render: (_, { id }) => <RowLink to={`/exhibits/heard?number=${id}&days=${days}`} text={names.get(id) ?? id} />,
          },
          { title: t.heardTimes, dataIndex: 'times', align: 'right' },
          {
            title: t.heardWhole,
            align: 'right',
            render: (_, { times, whole }) => <TwoLines first={whole} second={`${Math.round((whole / times) * 100)}%`} />,
          },
          { title: t.heardStops, render: (_, { stops, whole }) => <StopBars stops={stops} whole={whole} /> },
        ]}
      />
    </div>
  );
}

function OfOne({ exhibit, lines }: { exhibit: AdminExhibit; lines: Heard[] }) {
  const t = useTexts('exhibit');
  if (lines.length === 0) return <Empty description={t.heardNone} />;
  return lines.map((line) => <Line key={`${line.language} ${line.how}`} exhibit={exhibit} line={line} />);
}

/** One language and way: each tenth with what is heard in it. */
function Line({ exhibit, line }: { exhibit: AdminExhibit; line: Heard }) {
  const t = useTexts('exhibit');
  const { languages } = useTexts('ui');
  const { times, whole, stops } = totalOf(line);
  const texts = textOfTenths(line, exhibit);
  const max = Math.max(1, ...stops);
  const title = `${languages[line.language]} · ${t.heardHow[line.how]}`;
  return (
    <section className="sheet heard-line" aria-label={title}>
      <h2>{title}</h2>
      <p className="muted">{t.heardIn({ times, whole })}</p>
      <ol className="bare-list heard-tenths">
        {stops.map((count, tenth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tenth is its place.
          <li key={tenth}>
            <span className="heard-tenth">{t.heardTenth({ from: tenth * 10, to: tenth * 10 + 10 })}</span>
            <span className="heard-count">
              {t.heardStopped({ times: count })}
              <span className="heard-bar" style={{ width: `${(count / max) * 100}%` }} />
            </span>
            <span className="heard-text" lang={line.language}>
              {texts[tenth]}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Where people stop: a bar for each tenth, and apart from them how many heard all of it. */
function StopBars({ stops, whole }: Pick<HeardTotal, 'stops' | 'whole'>) {
  const t = useTexts('exhibit');
  const max = Math.max(1, whole, ...stops);
  const bars = [...stops, whole].map((count, at) => ({ at, percent: (count / max) * 100 }));
  return (
    <div className="stop-bars" role="img" aria-label={t.heardBars({ tenths: stops.join(', '), whole })}>
      {bars.map(({ at, percent }) => (
        <span key={at} style={{ height: `${percent}%` }} />
      ))}
    </div>
  );
}
