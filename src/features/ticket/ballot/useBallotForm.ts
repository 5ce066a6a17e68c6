import { enterBallot, getBallot, getBallotEntries } from '@park/contract/ticket/ballot/calls';
import type { Ballot, BallotEntry } from '@park/contract/ticket/ballot/schemas';
import { getGuardianTerms } from '@park/contract/ticket/guardian/calls';
import type { GuardianYes } from '@park/contract/ticket/guardian/schemas';
import { useState } from 'react';
import { hush } from '@/api/failures';
import { useSend } from '@/api/useSend';
import { useSubscribe } from '@/components/useSubscribe';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { errorNameOf } from '@/request/errors';

export interface BallotFields {
  /** Places of slots in the ballot, from 1, in the order of wish. */
  wishes: readonly number[];
  quantity: number;
  /** Ids of saved visitors. */
  visitors: readonly string[];
}

/** Signing up, or changing one's entry: what stands in the form, its mistakes, and sending it. */
export function useBallotForm(ballot: Ballot, entry: BallotEntry | undefined) {
  const { ballot: t, ticket } = useT();
  const saved: BallotFields = {
    wishes: entry?.wishes ?? [],
    quantity: entry?.quantity ?? 1,
    visitors: entry?.savedVisitorIds ?? [],
  };
  const [changed, change] = useState<Partial<BallotFields>>({});
  const [isTried, setTried] = useState(false);
  const form = { ...saved, ...changed };
  const send = useSend(enterBallot, {
    stale: [getBallotEntries, getBallot, getGuardianTerms],
    onSettled(_, error) {
      // The step that opens says it.
      if (error && errorNameOf(error) === 'guardianConsentMissing') hush(error);
    },
  });
  const requestMessage = useSubscribe('drawResult');
  const few = ballot.ticket.realName ? form.quantity - form.visitors.length : 0;
  const mistakes = {
    wishes: form.wishes.length === 0 ? t.form.wishMissing : undefined,
    visitors: few > 0 ? ticket.error.visitorsFew({ n: few }) : undefined,
  };
  const isWrong = Object.values(mistakes).some(Boolean);
  return {
    form,
    change: (next: Partial<BallotFields>) => {
      send.reset();
      change((before) => ({ ...before, ...next }));
    },
    isChanged: Object.keys(changed).length > 0,
    mistakes: isTried ? mistakes : { wishes: undefined, visitors: undefined },
    async submit(guardian?: GuardianYes): Promise<void> {
      setTried(true);
      if (isWrong) return;
      const savedVisitorIds = ballot.ticket.realName ? [...form.visitors] : [];
      const { quantity, wishes } = form;
      const keep = entry ? undefined : requestMessage();
      if (!(await send.send({ id: ballot.id, quantity, wishes: [...wishes], savedVisitorIds, guardian }))) return;
      keep?.(ballot.id);
      change({});
      setTried(false);
      toast(t.form.done);
    },
    isSending: send.isPending,
    failure: send.error,
    /** Somebody is under 14, and their guardian is asked before it goes out again. */
    asksGuardian: errorNameOf(send.error) === 'guardianConsentMissing',
    /** Forgets the last refusal. */
    forget: send.reset,
  };
}
