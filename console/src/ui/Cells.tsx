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
