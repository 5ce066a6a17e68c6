import { getGuardianTerms } from '@park/contract/ticket/guardian/calls';
import { GUARDIAN_RELATIONS, type GuardianRelation } from '@park/contract/ticket/guardian/limits';
import type { GuardianYes } from '@park/contract/ticket/guardian/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { useCall } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Choice } from '@/ui/Choice';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { Skeleton } from '@/ui/Skeleton';
import { Terms } from './Terms';

interface GuardianSheetProps {
  /** The yes is being sent with what it allows. */
  loading: boolean;
  onAgree: (guardian: GuardianYes) => void;
  /** Back to what was typed: nothing of it was sent. */
  onClose: () => void;
}

/** A step of its own before something of a child under 14 is sent: what its guardian agrees to, or a no that leads on. */
export function GuardianSheet({ loading, onAgree, onClose }: GuardianSheetProps) {
  const t = useT().guardian;
  const terms = useCall(getGuardianTerms, {});
  const [relation, setRelation] = useState<GuardianRelation | null>(null);
  const [isTried, setTried] = useState(false);
  const [isRefused, setRefused] = useState(false);
  if (isRefused)
    return (
      <ConfirmSheet
        // Another sheet, so that it is spoken as one.
        key="refused"
        open
        title={t.refusedTitle}
        text={t.refusedText}
        action={t.otherTickets}
        dismiss={t.back}
        onConfirm={() => void go('ticketList')}
        onCancel={onClose}
      />
    );
  const agree = () => {
    setTried(true);
    if (terms.data && relation) onAgree({ relation, version: terms.data.version });
  };
  return (
    <ConfirmSheet
      key="asked"
      open
      title={t.title}
      text={t.text}
      action={t.agree}
      dismiss={t.refuse}
      loading={loading}
      onConfirm={agree}
      onCancel={() => setRefused(true)}
    >
      <View className="below stack">
        <Choice
          label={t.relation}
          options={GUARDIAN_RELATIONS.map((value) => ({ value, label: t.relations[value] }))}
          value={relation}
          onChange={setRelation}
          error={isTried && !relation ? t.relationMissing : undefined}
          required
        />
        <Loaded query={terms} skeleton={<Skeleton shape="form" rows={4} />}>
          {(known) => <Terms terms={known} />}
        </Loaded>
      </View>
    </ConfirmSheet>
  );
}
