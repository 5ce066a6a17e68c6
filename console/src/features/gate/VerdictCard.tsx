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
  const { id, verdict, message, ticket, used, offline } = outcome;
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
      {offline && verdict !== 'unchecked' && <p className="verdict-offline">{t.byTablet}</p>}
      {verdict === 'unchecked' && (
        <Button size="large" onClick={onLetIn}>
          {t.letIn}
        </Button>
      )}
    </VerdictPanel>
  );
}
