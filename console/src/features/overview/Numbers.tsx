import type { ReactNode } from 'react';

export interface NumbersProps {
  heads: string[];
  rows: [string, ...ReactNode[]][];
}

/** The browser's own table: the first page stays light without antd's. The first cell names its row. */
export function Numbers({ heads, rows }: NumbersProps) {
  return (
    <div className="glance-table">
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
