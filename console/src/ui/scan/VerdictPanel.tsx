import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled';
import ScanOutlined from '@ant-design/icons/ScanOutlined';
import WarningFilled from '@ant-design/icons/WarningFilled';
import type { ReactNode } from 'react';
import './scan.css';
import type { Sound } from './sounds';

const ICONS = { yes: <CheckCircleFilled />, care: <WarningFilled />, no: <CloseCircleFilled />, none: <ScanOutlined /> };

interface VerdictPanelProps {
  /** none: nothing was scanned yet. */
  tone: Sound | 'none';
  /** What to do, short. */
  lead?: string;
  word: string;
  why: string;
  facts?: readonly { label: string; value: string }[];
  busy?: boolean;
  children?: ReactNode;
}

/** Read from an arm's length: a colour, a sign and a word that each say the same. */
export function VerdictPanel({ tone, lead, word, why, facts = [], busy = false, children }: VerdictPanelProps) {
  return (
    <section className="verdict" data-tone={tone} aria-live="assertive" aria-atomic aria-busy={busy}>
      <div className="verdict-head">
        <div className="verdict-icon" aria-hidden>
          {ICONS[tone]}
        </div>
        <div>
          {lead && <p className="verdict-tone">{lead}</p>}
          <p className="verdict-word">{word}</p>
        </div>
      </div>
      <p className="verdict-why">{why}</p>
      {facts.length > 0 && (
        <dl className="verdict-facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}
