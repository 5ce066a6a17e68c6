import type { PrizeClaim } from '@park/contract/prize/redemption/schemas';
import { useTexts } from '../../../i18n/language';
import { Confirm } from '../../../ui/Confirm';
import { VerdictPanel } from '../../../ui/scan/VerdictPanel';
import { parkTime } from '../../../ui/values';

export interface Found {
  claim: PrizeClaim | null;
  /** What the server said instead. */
  problem: string | null;
  /** It was handed out just now, here. */
  isNew: boolean;
}

interface FoundPrizeProps {
  found: Found | null;
  busy: boolean;
  onRedeem: (claim: PrizeClaim) => Promise<void>;
}

export function FoundPrize({ found, busy, onRedeem }: FoundPrizeProps) {
  const t = useTexts('redemption');
  const ui = useTexts('ui');
  if (!found) return <VerdictPanel tone="none" word={t.idle} why={t.idleAbout} busy={busy} />;
  const { claim, problem, isNew } = found;
  if (!claim) return <VerdictPanel tone="no" word={t.notFound} why={problem ?? ''} busy={busy} />;
  const facts = [
    { label: ui.person, value: claim.name },
    { label: t.phone, value: claim.phone },
    { label: t.number, value: claim.number },
    { label: t.code, value: claim.code },
  ];
  const shared = { word: claim.prize.name, facts, busy };
  if (problem) return <VerdictPanel {...shared} tone="no" lead={t.refused} why={problem} />;
  if (isNew) return <VerdictPanel {...shared} tone="yes" lead={t.handedOut} why={claim.round.name} />;
  if (claim.state === 'writtenOff') {
    const why = t.writtenOff({ when: claim.writtenOffAt ? parkTime(claim.writtenOffAt) : '', who: claim.writtenOffBy ?? '' });
    return <VerdictPanel {...shared} tone="no" lead={t.states.writtenOff} why={why} />;
  }
  if (claim.state === 'forfeited')
    return (
      <VerdictPanel
        {...shared}
        tone="no"
        lead={t.states.forfeited}
        why={t.forfeited({ until: parkTime(claim.round.claimUntil) })}
      />
    );
  return (
    <VerdictPanel {...shared} tone="care" lead={t.states.won} why={claim.round.name}>
      <Confirm
        type="primary"
        size="large"
        title={t.sure({ prize: claim.prize.name, name: claim.name })}
        about={t.sureAbout}
        onYes={() => onRedeem(claim)}
      >
        {t.redeem}
      </Confirm>
    </VerdictPanel>
  );
}
