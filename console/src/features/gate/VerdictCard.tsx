import { groupNumber } from '@park/contract/groupNumber';
import { Button, Space } from 'antd';
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
  onProof: (outcome: Outcome, proof: 'checked' | 'missing') => void;
}

export function VerdictCard({ outcome, busy, onLetIn, onProof }: VerdictCardProps) {
  const t = useTexts('gate');
  if (!outcome) return <VerdictPanel tone="none" word={t.idle.title} why={t.idle.about} busy={busy} />;
  const { id, at, verdict, message, ticket, used, offline, members } = outcome;
  const tone = toneOf(verdict);
  const facts = [
    { label: t.facts.product, value: ticket?.name ?? '' },
    { label: t.facts.slot, value: ticket?.slot ? `${ticket.day} ${ticket.slot}` : '' },
    { label: t.facts.person, value: ticket?.person ?? '' },
    { label: t.facts.number, value: groupNumber(ticket?.number ?? '') },
  ];
  return (
    <VerdictPanel
      key={`${id}${at}`}
      tone={tone}
      lead={t.tones[tone]}
      word={t.verdicts[verdict]}
      // The server's welcome names the ticket, as the facts do.
      why={
        ((verdict === 'ok' && !offline) || verdict === 'proof' ? '' : message) ??
        (used ? t.usedHere({ when: parkTime(used.at, { timeStyle: 'short' }), where: used.gate }) : t.offline[verdict])
      }
      facts={facts.filter(({ value }) => value !== '')}
      busy={busy}
    >
      {members.length > 0 && <Family members={members} />}
      {(members.length > 0 ? members : [outcome])
        .filter((one) => one.verdict === 'proof')
        .map((one) => (
          <Proof key={one.id} outcome={one} busy={busy} isNamed={members.length > 0} onProof={onProof} />
        ))}
      {offline && verdict !== 'unchecked' && <p className="verdict-offline">{t.byTablet}</p>}
      {verdict === 'unchecked' && (
        <Button size="large" onClick={onLetIn}>
          {t.letIn}
        </Button>
      )}
    </VerdictPanel>
  );
}

/** What to look at before this ticket lets in, and what was seen. */
function Proof({
  outcome,
  busy,
  isNamed,
  onProof,
}: Pick<VerdictCardProps, 'busy' | 'onProof'> & { outcome: Outcome; isNamed: boolean }) {
  const t = useTexts('gate');
  const ui = useTexts('ui');
  const proofs = outcome.ticket?.proofs.map((who) => t.proof.kinds[who]) ?? [];
  const number = groupNumber(outcome.ticket?.number ?? '');
  const of = isNamed ? [outcome.ticket?.person, number].filter(Boolean).join(' · ') : '';
  return (
    <section className="verdict-proof" aria-label={t.proof.of({ number })}>
      <p>
        {of && <span className="verdict-proof-of">{of}</span>}
        <strong>{t.proof.ask({ proofs: proofs.join(ui.comma), several: proofs.length > 1 })}</strong>
      </p>
      <Space wrap>
        <Button size="large" type="primary" disabled={busy} onClick={() => onProof(outcome, 'checked')}>
          {t.proof.checked}
        </Button>
        <Button size="large" disabled={busy} onClick={() => onProof(outcome, 'missing')}>
          {t.proof.missing}
        </Button>
      </Space>
    </section>
  );
}

/** Who of a family comes in, and why not the others. */
function Family({ members }: { members: readonly Outcome[] }) {
  const t = useTexts('gate');
  const inside = members.filter(({ verdict }) => toneOf(verdict) === 'yes').length;
  return (
    <>
      <p className="verdict-tone">{t.family({ inside, all: members.length })}</p>
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
