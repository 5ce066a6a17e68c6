import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useSample } from '../api/sample';
import { useTexts } from '../i18n/language';
import type { Localized } from './contentLanguages';
import { Missing } from './Missing';
import { pathOf, type Things } from './things';
import type { Saved } from './Versions';
import { ParkTime } from './values';

/** A cell of two lines, the second quieter and only where there is something to say. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      {first}
      {second && <div className="muted">{second}</div>}
    </>
  );
}

interface RowLinkProps extends LinkProps {
  text: ReactNode;
  beside?: ReactNode;
  /** What is written of it: the languages that lack some of it stand below. */
  written?: Localized | Localized[];
}

/** The way from a row to a page of its own. */
export function RowLink({ text, beside, written, ...link }: RowLinkProps) {
  return (
    <>
      <Link className="row-link" {...link}>
        {text}
      </Link>{' '}
      {beside}
      <Missing of={written} />
    </>
  );
}

/** The way from a row to the page of a thing that staff write. */
export function ThingLink({ of, id, ...row }: Omit<RowLinkProps, 'to' | 'beside'> & { of: Things; id: string }) {
  return <RowLink to={pathOf(of, id)} beside={<SampleTag kind={of.kind} id={id} />} {...row} />;
}

/** When it was saved last, and by whom; null: it is as the park came. */
export function LastSaved({ updatedAt, updatedBy }: Pick<Saved, 'updatedAt' | 'updatedBy'>) {
  const { versions: t } = useTexts('ui');
  return <TwoLines first={updatedAt && <ParkTime at={updatedAt} />} second={updatedBy ?? t.park} />;
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

/** Beside what came with the sample, until staff save it. @param id without it there is one of its kind */
export function SampleTag({ kind, id = '1' }: { kind: string; id?: string }) {
  const t = useTexts('ui');
  return useSample()?.ids[kind]?.includes(id) ? <StatusTag tone="quiet">{t.sample}</StatusTag> : null;
}
