import type { Rows } from '@park/contract/envelope';
import { END } from '@park/contract/rows';
import { Button, Select, type TableProps } from 'antd';
import type { Place } from '../api/listAddress';
import { useTexts } from '../i18n/language';
import { RowsTable } from './RowsTable';

const SIZES = [20, 50, 100];

interface ListTableProps<Row> extends Omit<TableProps<Row>, 'dataSource' | 'pagination'> {
  rows: Rows<Row>;
  place: Place;
  turn: (place: Place) => void;
}

/** A list's rows with the ways on and back; there are no numbers of pages, which a list of a million cannot go to. */
export function ListTable<Row extends object>({ rows, place: { pageSize }, turn, ...table }: ListTableProps<Row>) {
  const t = useTexts('ui');
  const { items, total, more, before, after } = rows;
  const go = (to: Omit<Place, 'pageSize'>) => () => turn({ pageSize, ...to });
  const all = before === null && after === null;
  return (
    <>
      <RowsTable<Row> {...table} dataSource={items} pagination={false} />
      {total > 0 && (
        <nav className="turning" aria-label={t.turning.label}>
          <span>{t.total(total, more)}</span>
          {!all && (
            <>
              <Button disabled={before === null} onClick={go({})}>
                {t.turning.first}
              </Button>
              <Button disabled={before === null} onClick={go({ before: before ?? undefined })}>
                {t.turning.before}
              </Button>
              <Button disabled={after === null} onClick={go({ after: after ?? undefined })}>
                {t.turning.after}
              </Button>
              <Button disabled={after === null} onClick={go({ before: END })}>
                {t.turning.last}
              </Button>
            </>
          )}
          {(!all || total > Math.min(...SIZES)) && (
            <Select
              aria-label={t.turning.size}
              value={pageSize}
              options={SIZES.map((value) => ({ value, label: t.turning.rows(value) }))}
              onChange={(size) => turn({ pageSize: size })}
            />
          )}
        </nav>
      )}
    </>
  );
}
