import { groupNumber } from '@park/contract/groupNumber';
import { Button } from 'antd';
import { useTexts } from '../../i18n/language';
import { VerdictPanel } from '../../ui/scan/VerdictPanel';
import { parkTime } from '../../ui/values';
import type { Outcome } from './checking';
import { toneOf } from './rules';

interface VerdictCardProps {
  /** Null: nobody has come yet. */
  outcome: Outcome | null;
  busy: boolean;
  onLetIn: () => void;
}

export function VerdictCard({ outcome, busy, onLetIn }: VerdictCardProps) {
  const t = useTexts('gate');
  if (!outcome) return <VerdictPanel tone="none" word={t.idle.title} why={t.idle.about} busy={busy} />;
  const { id, verdict, message, ticket, used, offline, members } = outcome;
  const tone = toneOf(verdict);
  const facts = [
    { label: t.facts.product, value: ticket?.name ?? '' },
    { label: t.facts.slot, value: ticket?.slot ? `${ticket.day} ${ticket.slot}` : '' },
    { label: t.facts.person, value: ticket?.person ?? '' },
    { label: t.facts.number, value: groupNumber(ticket?.number ?? '') },
  ];
  return (
    <VerdictPanel
      key={id}
      tone={tone}
      told={t.tones[tone]}
      word={t.verdicts[verdict]}
      why={message ?? (used ? t.usedHere(parkTime(used.at, { timeStyle: 'short' }), used.gate) : t.offline[verdict])}
      facts={facts.filter(({ value }) => value !== '')}
      busy={busy}
    >
      {members.length > 0 && <Family members={members} />}
      {offline && verdict !== 'unchecked' && <p className="verdict-offline">{t.byTablet}</p>}
      {verdict === 'unchecked' && (
        <Button size="large" onClick={onLetIn}>
          {t.letIn}
        </Button>
      )}
    </VerdictPanel>
  );
}

/** Who of a family comes in, and why not the others. */
function Family({ members }: { members: readonly Outcome[] }) {
  const t = useTexts('gate');
  const inside = members.filter(({ verdict }) => verdict === 'ok').length;
  return (
    <>
      <p className="verdict-tone">{t.family(inside, members.length)}</p>
      <dl className="verdict-facts">
        {members.map(({ id, ticket, verdict }) => (
          <div key={id}>
            <dt>{groupNumber(ticket?.number ?? '')}</dt>
            <dd>{[t.verdicts[verdict], ticket?.name, ticket?.person].filter(Boolean).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
