import { beginPasskey, finishPasskey, getSecondFactor, removePasskey } from '@park/contract/staff/calls';
import { PASSKEY_NAME_LENGTH } from '@park/contract/staff/limits';
import type { PasskeyOptions } from '@park/contract/staff/passkey';
import type { Passkey, Proof } from '@park/contract/staff/schemas';
import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { sentenceOf } from '../api/callError';
import { useSend } from '../api/hooks';
import { hasPasskeys, makePasskey } from '../api/passkey';
import { useTexts } from '../i18n/language';
import { parkTime } from '../ui/values';

/** Makes a call with what is typed as a proof; undefined when it was not made or was refused. */
type Proven = <Out>(make: (proof: Proof) => Promise<Out>) => Promise<Out | undefined>;

export function PasskeyList({ passkeys, mayRemove, proven }: { passkeys: Passkey[]; mayRemove: boolean; proven: Proven }) {
  const t = useTexts('secondFactor');
  const remove = useSend(removePasskey, { proves: true, stale: [getSecondFactor], done: t.removed });
  if (passkeys.length === 0) return null;
  return (
    <ul aria-label={t.passkeys} style={{ listStyle: 'none', padding: 0 }}>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <li key={id} className="page-head" style={{ justifyContent: 'space-between' }}>
          <span style={{ overflowWrap: 'anywhere' }}>
            {name}
            <br />
            <span className="muted">
              {lastUsedAt ? t.lastUsed({ day: parkTime(lastUsedAt) }) : t.addedAt({ day: parkTime(createdAt) })}
            </span>
          </span>
          {mayRemove && (
            <Button
              danger
              aria-label={t.removeOne({ name })}
              loading={remove.isPending}
              onClick={() => void proven((proof) => remove.mutateAsync({ ...proof, id }))}
            >
              {t.remove}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Nothing where the browser has no passkeys. */
export function AddPasskey({ proven, onOffer }: { proven: Proven; onOffer: (options: PasskeyOptions) => void }) {
  const t = useTexts('secondFactor');
  const begin = useSend(beginPasskey, { proves: true });
  if (!hasPasskeys()) return null;
  const start = async () => {
    const options = await proven(begin.mutateAsync);
    if (options) onOffer(options);
  };
  return (
    <Button loading={begin.isPending} onClick={() => void start()}>
      {t.addPasskey}
    </Button>
  );
}

interface NamePasskeyProps {
  options: PasskeyOptions;
  onHold: (held: boolean) => void;
  /** Recovery codes; none but with the first second factor. */
  onCodes: (codes: string[]) => void;
}

export function NamePasskey({ options, onHold, onCodes }: NamePasskeyProps) {
  const t = useTexts('secondFactor');
  const ui = useTexts('ui');
  const { message } = App.useApp();
  const finish = useSend(finishPasskey, { stale: [getSecondFactor], done: t.added, quiet: true });
  const [busy, setBusy] = useState(false);
  const make = async ({ name }: { name: string }) => {
    setBusy(true);
    onHold(true);
    try {
      const { recoveryCodes } = await finish.mutateAsync({ name, passkey: await makePasskey(options) });
      if (recoveryCodes.length === 0) onHold(false);
      onCodes(recoveryCodes);
    } catch (error) {
      onHold(false);
      setBusy(false);
      message.error(sentenceOf(error));
    }
  };
  return (
    <Form layout="vertical" requiredMark={false} onFinish={make} disabled={busy}>
      <p>{t.passkeyAbout}</p>
      <Form.Item
        name="name"
        label={t.passkeyName}
        extra={t.passkeyNameAbout}
        rules={[{ required: true, whitespace: true, message: ui.needed }]}
      >
        <Input maxLength={PASSKEY_NAME_LENGTH} autoFocus />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy}>
        {t.makePasskey}
      </Button>
    </Form>
  );
}
