import { groupNumber } from '@park/contract/groupNumber';
import { Button, Space } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/language';
import { VerdictPanel } from '../../ui/scan/VerdictPanel';
import { parkTime } from '../../ui/values';
import type { Outcome } from './checking';
import { toneOf } from './rules';
import { UndoButton } from './UndoButton';
import type { Gate } from './useGate';

export function VerdictCard({ gate }: { gate: Gate }) {
  const t = useTexts('gate');
  const { shown: outcome, busy } = gate;
  const isSlow = useSlow(busy);
  // Nobody takes the welcome of the one before for theirs.
  if (isSlow) return <VerdictPanel tone="none" word={t.looking} why="" busy />;
  if (!outcome) return <VerdictPanel tone="none" word={t.idle.title} why={t.idle.about} busy={busy} />;
  const { id, at, verdict, message, ticket, used, offline, members, others } = outcome;
  const tone = toneOf(verdict);
  // A typed number: the tablet could verify nothing.
  const isByHand = verdict === 'ok' && offline && ticket?.slot === '';
  const slot = { label: t.facts.slot, value: ticket?.slot ? `${ticket.day} ${ticket.slot}` : '' };
  // Of a family each is named below.
  const facts =
    members.length > 0
      ? [slot]
      : [
          { label: t.facts.product, value: ticket?.name ?? '' },
          slot,
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
        (used
          ? t.usedHere({ when: parkTime(used.at, { timeStyle: 'short' }), where: used.gate })
          : isByHand
            ? t.byHand
            : t.offline[verdict])
      }
      facts={facts.filter(({ value }) => value !== '')}
      busy={busy}
    >
      {members.length > 0 && <Family members={members} />}
      {(members.length > 0 ? members : [outcome])
        .filter((one) => one.verdict === 'proof')
        .map((one) => (
          <Proof key={one.id} outcome={one} busy={busy} isNamed={members.length > 0} onProof={gate.answer} />
        ))}
      {offline && verdict !== 'unchecked' && <p className="verdict-offline">{t.byTablet}</p>}
      {others.length > 0 && <Others others={others} />}
      <div className="verdict-keys">
        {others.length > 0 && <AllButton gate={gate} others={others} />}
        {verdict === 'unchecked' && (
          <Button block size="large" onClick={gate.letIn}>
            {t.letIn}
          </Button>
        )}
        <UndoButton key={id} gate={gate} outcome={outcome} />
      </div>
    </VerdictPanel>
  );
}

/** ms; a quick answer makes nothing flicker. */
const SLOW_MS = 200;

function useSlow(busy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!busy) return;
    const timer = setTimeout(setSlow, SLOW_MS, true);
    return () => clearTimeout(timer);
  }, [busy]);
  return busy && isSlow;
}

/** What to look at before this ticket lets in, and what was seen. */
function Proof({
  outcome,
  busy,
  isNamed,
  onProof,
}: {
  outcome: Outcome;
  busy: boolean;
  isNamed: boolean;
  onProof: Gate['answer'];
}) {
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

/** Whoever is with them. */
function Others({ others }: Pick<Outcome, 'others'>) {
  const t = useTexts('gate');
  const title = t.others.title({ count: others.length });
  return (
    <section aria-label={title}>
      <p className="verdict-tone">{title}</p>
      <ul className="bare-list verdict-family">
        {others.map(({ number, name, person, proofs }) => (
          <Person key={number} what={name} facts={[person, ...proofs.map((who) => t.proof.kinds[who])]} number={number} />
        ))}
      </ul>
    </section>
  );
}

function Person({ what, facts, number }: { what: string; facts: readonly (string | null | undefined)[]; number: string }) {
  return (
    <li>
      <strong>{what}</strong> {facts.filter(Boolean).join(' · ')}
      <span className="verdict-number">{groupNumber(number)}</span>
    </li>
  );
}

/** Beside the digits of a keyboard, and in no code that a scanner types. */
const ALL_KEY = '+';

/** The others of the order, let in together by one tap or key. */
function AllButton({ gate, others }: { gate: Gate } & Pick<Outcome, 'others'>) {
  const { others: t } = useTexts('gate');
  const admit = () => {
    const numbers = others.map(({ number }) => number);
    if (!gate.busy) gate.scanNumbers(numbers, true);
  };
  const onKey = useRef(admit);
  onKey.current = admit;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement;
      if (event.key !== ALL_KEY || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      onKey.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <Button block type="primary" size="large" disabled={gate.busy} aria-keyshortcuts={ALL_KEY} onClick={admit}>
      {t.letIn({ count: others.length })} <kbd>{ALL_KEY}</kbd>
    </Button>
  );
}

/** Who of a family comes in, and why not the others. */
function Family({ members }: { members: readonly Outcome[] }) {
  const t = useTexts('gate');
  const inside = members.filter(({ verdict }) => toneOf(verdict) === 'yes').length;
  return (
    <>
      <p className="verdict-tone">{t.family({ inside, all: members.length })}</p>
      <ul className="bare-list verdict-family">
        {members.map(({ id, ticket, verdict }) => (
          <Person
            key={id}
            what={ticket?.name ?? ''}
            facts={[ticket?.person, toneOf(verdict) !== 'yes' || verdict === 'justNow' ? t.verdicts[verdict] : null]}
            number={ticket?.number ?? ''}
          />
        ))}
      </ul>
    </>
  );
}
