import { Cell } from '@nutui/nutui-react-taro';
import type { ReactNode } from 'react';
import './Facts.scss';

/** A short table of facts: label and value. */
export function Facts({ rows }: { rows: (readonly [label: string, value: ReactNode])[] }) {
  return (
    <Cell.Group className="facts">
      {rows.map(([label, value]) => (
        <Cell key={label} align="baseline" title={label} extra={value} />
      ))}
    </Cell.Group>
  );
}
