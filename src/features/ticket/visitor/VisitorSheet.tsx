import { parkDay } from '@park/contract/parkTime';
import { getGuardianConsents, getGuardianTerms } from '@park/contract/ticket/guardian/calls';
import { isChild } from '@park/contract/ticket/guardian/limits';
import type { GuardianYes } from '@park/contract/ticket/guardian/schemas';
import { birthdayIn, ID_KINDS, PERSON, plainIdNumber } from '@park/contract/ticket/identity';
import { getSavedVisitors, saveVisitor } from '@park/contract/ticket/visitor/calls';
import type { SavedVisitor } from '@park/contract/ticket/visitor/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { keepAnswer } from '@/api/askAgain';
import { hush } from '@/api/failures';
import { serverNow } from '@/api/serverNow';
import { keyOf } from '@/api/useCall';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { useT } from '@/i18n/useT';
import { errorNameOf } from '@/request/errors';
import { useVisitorId } from '@/session/store';
import { Choice } from '@/ui/Choice';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { DateField } from '@/ui/DateField';
import { TextField } from '@/ui/TextField';
import { useForm } from '@/ui/useForm';
import { GuardianSheet } from '../guardian/GuardianSheet';
import { isWholeNumber, type VisitorForm, visitorErrors } from './rules';

const EMPTY: VisitorForm = { name: '', idKind: 'idCard', idNumber: '', birthday: '' };

/** A new visitor's details, kept on the server and never on the phone. A wrong identity card number shows as soon as it is whole. */
export function VisitorSheet({ onSaved, onClose }: { onSaved: (visitor: SavedVisitor) => void; onClose: () => void }) {
  const { ticket } = useT();
  const t = ticket.visitor;
  const known = keyOf(getSavedVisitors, useVisitorId(), {});
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const save = useSend(saveVisitor, {
    stale: [getGuardianTerms, getGuardianConsents, getSavedVisitors],
    onSuccess: (saved) =>
      keepAnswer<SavedVisitor[]>(client, known, (before) =>
        before?.some(({ id }) => id === saved.id)
          ? before.map((one) => (one.id === saved.id ? saved : one))
          : before && [...before, saved],
      ),
    onSettled(_, error) {
      const needsConsent = errorNameOf(error) === 'guardianConsentMissing';
      // The step that opens says it.
      if (error && needsConsent) hush(error);
      setAsking(needsConsent);
    },
  });
  const { form, change, check, field, mistakes } = useForm(
    null,
    EMPTY,
    (typed) => visitorErrors(typed, ticket.error),
    save.reset,
  );
  const { idKind, idNumber } = form;
  const asksBirthday = idKind !== 'idCard' && birthdayIn(idKind, idNumber) === null;

  const submit = async (guardian?: GuardianYes) => {
    if (!check()) return;
    const birthday = asksBirthday ? form.birthday : birthdayIn(idKind, idNumber);
    if (!guardian && isChild(birthday, parkDay(serverNow()))) {
      setAsking(true);
      return;
    }
    const saved = await save.send({
      name: form.name.trim(),
      idKind,
      idNumber: plainIdNumber(idNumber),
      birthday: asksBirthday ? form.birthday : undefined,
      guardian,
    });
    if (saved) onSaved(saved);
  };

  if (isAsking)
    return (
      <GuardianSheet loading={save.isPending} onAgree={(guardian) => void submit(guardian)} onClose={() => setAsking(false)} />
    );
  return (
    <ConfirmSheet
      open
      title={ticket.confirm.add}
      action={t.save}
      loading={save.isPending}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      <View className="below">
        <TextField {...field('name')} label={t.name} maxLength={PERSON.name[1]} hint={t.nameHint} required />
        <Choice
          label={t.idKind}
          options={ID_KINDS.map((kind) => ({ value: kind, label: t.idKinds[kind] }))}
          value={idKind}
          onChange={(chosen) => change({ idKind: chosen })}
          required
        />
        <TextField
          {...field('idNumber')}
          label={t.idNumber}
          maxLength={2 * PERSON.idNumber}
          hint={t.idNumberHint}
          {...(isWholeNumber(idKind, idNumber) && { error: mistakes().idNumber ?? undefined })}
          autoComplete="off"
          required
        />
        {asksBirthday && (
          <DateField
            {...field('birthday')}
            label={t.birthday}
            min="1900-01-01"
            max={parkDay(serverNow())}
            hint={t.birthdayHint}
            required
          />
        )}
        <Failure error={save.error} />
      </View>
    </ConfirmSheet>
  );
}
