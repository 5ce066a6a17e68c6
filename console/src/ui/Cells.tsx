import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

/** A cell of two lines, the second quieter and only where there is something to say. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      {first}
      {second && <div className="muted">{second}</div>}
    </>
  );
}

/** The way from a row to a page of its own. */
export function RowLink({ text, ...link }: LinkProps & { text: ReactNode }) {
  return (
    <Link className="row-link" {...link}>
      {text}
    </Link>
  );
}

const COLOURS = {
  good: { background: '#e3efe8', color: '#1f4d38' },
  waiting: { background: '#fff0d2', color: '#5c3b05' },
  bad: { background: '#fbe6e3', color: '#8c2a20' },
  quiet: { background: '#ecebe6', color: '#4a463d' },
  news: { background: '#e2eef5', color: '#1d4a63' },
};
export type Tone = keyof typeof COLOURS;

/** A state in a word; the colour only repeats it. */
export function StatusTag({ tone, children }: { tone: Tone; children: string }) {
  return (
    <Tag variant="filled" style={{ ...COLOURS[tone], fontSize: 14, lineHeight: '24px' }}>
      {children}
    </Tag>
  );
}
