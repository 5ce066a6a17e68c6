import type { DayFigures } from '@park/contract/ticket/sale/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { Progress, Skeleton } from 'antd';
import { useTexts } from '../../i18n/language';
import { countsOf } from './counts';

/** Of today: how many are in, and how many tickets there are for the day. */
export function DayCounts({ figures, waiting }: { figures: UseQueryResult<DayFigures, Error>; waiting: number }) {
  const { counts: t } = useTexts('gate');
  if (!figures.data)
    return (
      <section className="sheet" aria-label={t.title}>
        <h2>{t.title}</h2>
        {figures.isLoading && figures.fetchStatus === 'fetching' ? (
          <Skeleton active paragraph={{ rows: 2 }} title={false} />
        ) : (
          <p className="muted">{waiting > 0 ? t.here({ waiting }) : t.unknown}</p>
        )}
      </section>
    );
  const { entered, expected, products } = countsOf(figures.data);
  return (
    <section className="sheet" aria-label={t.title}>
      <h2>{t.title}</h2>
      <p className="gate-count">
        <strong>{entered}</strong> <span>{t.of({ expected })}</span>
      </p>
      <Progress
        percent={expected === 0 ? 0 : Math.round((entered / expected) * 100)}
        showInfo={false}
        aria-label={t.progress({ entered, expected })}
      />
      {waiting > 0 && <p className="muted">{t.here({ waiting })}</p>}
      <ul className="gate-products">
        {products.map((one) => (
          <li key={one.ticketId}>
            <span>{one.name}</span>
            <span>
              {one.entered} / {one.expected}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
