import type { ReactNode } from 'react';
import { Link } from 'react-router';

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
export function RowLink({ to, text }: { to: string; text: ReactNode }) {
  return (
    <Link to={to} className="row-link">
      {text}
    </Link>
  );
}
