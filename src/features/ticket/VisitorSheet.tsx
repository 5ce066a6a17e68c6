import { parkDay } from '@park/contract/parkTime';
import { ID_KINDS, PERSON, plainIdNumber } from '@park/contract/ticket/identity';
import type { SavedVisitor } from '@park/contract/ticket/visitor/schemas';
import { View } from '@tarojs/components';
import { useRef, useState } from 'react';
import './Form.scss';
import { serverNow } from '@/api/serverNow';
import { Failure } from '@/components/Failure';
import { useT } from '@/i18n/useT';
import { Choice } from '@/ui/Choice';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { DateField } from '@/ui/DateField';
import { TextField } from '@/ui/TextField';
import { fieldErrorText } from './fieldErrorText';
import { isWholeNumber, type VisitorField, type VisitorForm, visitorErrors } from './formRules';
import { useSaveVisitor } from './mutations';

const EMPTY: VisitorForm = { name: '', idKind: 'idCard', idNumber: '', birthday: '' };

/**
 * A new visitor's details, kept on the server and never on the phone. A mistake shows when its field was left, a wrong identity
 * card number as soon as it is whole, all of them once saving was tried.
 */
export function VisitorSheet({ onSaved, onClose }: { onSaved: (visitor: SavedVisitor) => void; onClose: () => void }) {
  const { ticket } = useT();
  const words = ticket.visitor;
  const [form, setForm] = useState(EMPTY);
  const [shown, setShown] = useState<ReadonlySet<VisitorField>>(new Set());
  const save = useSaveVisitor();
  const sending = useRef(false);
  const errors = visitorErrors(form);
  const show = (...fields: VisitorField[]) => setShown((before) => new Set([...before, ...fields]));
  const said = (field: VisitorField) => {
    const early = field === 'idNumber' && isWholeNumber(form.idKind, form.idNumber);
    return shown.has(field) || early ? fieldErrorText(ticket.error, errors[field]) : undefined;
  };
  const change = (changes: Partial<VisitorForm>) => setForm((before) => ({ ...before, ...changes }));

  const asksBirthday = form.idKind !== 'idCard';

  const submit = async () => {
    show('name', 'idNumber', 'birthday');
    if (sending.current || Object.keys(errors).length > 0) return;
    sending.current = true;
    try {
      onSaved(
        await save.mutateAsync({
          name: form.name.trim(),
          idKind: form.idKind,
          idNumber: plainIdNumber(form.idNumber),
          birthday: asksBirthday ? form.birthday : undefined,
        }),
      );
    } catch {
      sending.current = false;
    }
  };

  return (
    <ConfirmSheet
      open
      title={words.title}
      action={words.save}
      loading={save.isPending}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      <View className="form form--fields">
        <TextField
          label={words.name}
          value={form.name}
          onChange={(name) => change({ name })}
          onBlur={() => form.name && show('name')}
          maxLength={PERSON.name[1]}
          hint={words.nameHint}
          error={said('name')}
          required
        />
        <Choice
          label={words.idKind}
          options={ID_KINDS.map((kind) => ({ value: kind, label: words.idKinds[kind] }))}
          value={form.idKind}
          onChange={(idKind) => change({ idKind })}
          required
        />
        <TextField
          label={words.idNumber}
          value={form.idNumber}
          onChange={(idNumber) => change({ idNumber })}
          onBlur={() => form.idNumber && show('idNumber')}
          maxLength={PERSON.idNumber + 4}
          hint={words.idNumberHint}
          error={said('idNumber')}
          autoComplete="off"
          required
        />
        {asksBirthday && (
          <DateField
            label={words.birthday}
            value={form.birthday}
            onChange={(birthday) => change({ birthday })}
            min="1900-01-01"
            max={parkDay(serverNow())}
            hint={words.birthdayHint}
            error={said('birthday')}
            required
          />
        )}
        <Failure error={save.error} />
      </View>
    </ConfirmSheet>
  );
}
