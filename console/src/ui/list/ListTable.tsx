import type { Rows } from '@park/contract/envelope';
import { END } from '@park/contract/rows';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/language';
import { Answer } from '../Answer';
import { RowsTable, type RowsTableProps } from '../RowsTable';
import type { Place } from './useListState';

const SIZES = [20, 50, 100];

export interface ListTableProps<Row> extends Pick<RowsTableProps<Row>, 'columns' | 'rowKey' | 'empty' | 'onClear'> {
  of: UseQueryResult<Rows<Row>, Error>;
  place: Place;
  turn: (place: Place) => void;
  /** Buttons at a row's end. */
  actions?: (row: Row) => ReactNode;
}

/** A list's rows with the ways on and back; there are no numbers of pages, which a list of a million cannot go to. */
export function ListTable<Row extends object>({ of, place, turn, actions, columns = [], ...table }: ListTableProps<Row>) {
  const t = useTexts('ui');
  const last = { key: 'actions', title: t.actions, fixed: 'end', width: 'max-content' } as const;
  return (
    <Answer of={of}>
      {(rows) => (
        <>
          <RowsTable<Row>
            {...table}
            columns={actions ? [...columns, { ...last, render: (_, row) => actions(row) }] : columns}
            dataSource={rows.items}
            aria-busy={of.isPlaceholderData}
          />
          {rows.total > 0 && <Turning rows={rows} pageSize={place.pageSize} turn={turn} />}
        </>
      )}
    </Answer>
  );
}

interface TurningProps {
  rows: Rows<unknown>;
  pageSize: number;
  turn: (place: Place) => void;
}

function Turning({ rows: { total, more, before, after }, pageSize, turn }: TurningProps) {
  const { total: count, turning: t } = useTexts('ui');
  const all = before === null && after === null;
  const steps = [
    [t.first, before, {}],
    [t.before, before, { before: before ?? undefined }],
    [t.after, after, { after: after ?? undefined }],
    [t.last, after, { before: END }],
  ] as const;
  return (
    <nav className="turning" aria-label={t.label}>
      <span>{count({ count: more ? total.toLocaleString('en') : total, more })}</span>
      {!all &&
        steps.map(([name, beyond, to]) => (
          <Button key={name} disabled={beyond === null} onClick={() => turn({ pageSize, ...to })}>
            {name}
          </Button>
        ))}
      {(!all || total > Math.min(...SIZES)) && (
        <Select
          aria-label={t.size}
          value={pageSize}
          options={SIZES.map((value) => ({ value, label: t.rows({ count: value }) }))}
          onChange={(size) => turn({ pageSize: size })}
        />
      )}
    </nav>
  );
}
