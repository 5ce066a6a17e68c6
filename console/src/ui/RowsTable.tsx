import { Table, type TableProps } from 'antd';
import { useEffect, useRef } from 'react';

/** antd's table: its cells wrap first; the sideways scroll that is left on a narrow screen can be reached with the keyboard. */
export function RowsTable<Row extends object>(props: TableProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // antd draws this box itself and takes no attributes for it.
    for (const part of box.current?.querySelectorAll<HTMLElement>('.ant-table-content') ?? []) part.tabIndex = 0;
  });
  return (
    <div ref={box} className="rows">
      <Table<Row> scroll={{ x: true }} {...props} />
    </div>
  );
}
