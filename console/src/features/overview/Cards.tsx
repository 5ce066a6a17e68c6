import type { ReactNode } from 'react';
import './overview.css';

interface CardProps {
  label: string;
  value: ReactNode;
  /** A line below the number. */
  more?: ReactNode;
  /** Somebody has to do something now. */
  calls?: boolean;
}

export function Card({ label, value, more, calls = false }: CardProps) {
  return (
    <div className="glance-card" data-calls={calls}>
      <dt>{label}</dt>
      <dd className="glance-number">{value}</dd>
      {more && <dd className="muted">{more}</dd>}
    </div>
  );
}

/** Figures that belong together, under their heading. */
export function Cards({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <dl className="glance-cards">{children}</dl>
    </section>
  );
}
