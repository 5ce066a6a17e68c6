import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Empty, Table, type TableProps } from 'antd';
import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/language';
import { Answer } from './Answer';

export interface RowsTableProps<Row> extends TableProps<Row> {
  /** What will be here, when nothing is. */
  empty?: string;
  /** Something narrows the list, and this takes it away: where nothing is then, nothing fits. */
  onClear?: () => void;
}

/** antd's table: its cells wrap first; the sideways scroll that is left on a narrow screen can be reached with the keyboard. */
export function RowsTable<Row extends object>({ empty, onClear, ...table }: RowsTableProps<Row>) {
  const t = useTexts('ui');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // antd draws this box itself and takes no attributes for it.
    for (const part of box.current?.querySelectorAll<HTMLElement>('.ant-table-content, .ant-table-body') ?? [])
      part.tabIndex = 0;
  });
  return (
    <div ref={box} className="rows">
      <Table<Row>
        rowKey="id"
        pagination={false}
        scroll={{ x: true }}
        locale={{
          emptyText: onClear ? (
            <Empty description={t.noMatch}>
              <Button onClick={onClear}>{t.clearFilters}</Button>
            </Empty>
          ) : (
            <Empty description={empty ?? t.nothing} />
          ),
        }}
        {...table}
      />
    </div>
  );
}

interface RowsSheetProps<Answered, Row> extends RowsTableProps<Row> {
  of: UseQueryResult<Answered, Error>;
  rows: (answer: Answered) => Row[];
}

/** All that a call answers at once, as a table. */
export function RowsSheet<Answered, Row extends object>({ of, rows, ...table }: RowsSheetProps<Answered, Row>) {
  return (
    <Answer of={of}>
      {(answer) => (
        <div className="sheet">
          <RowsTable<Row> {...table} dataSource={rows(answer)} />
        </div>
      )}
    </Answer>
  );
}
