import { beginSecondFactor, endSecondFactor, finishSecondFactor, getSecondFactor } from '@park/contract/staff/calls';
import type { PasskeyOptions } from '@park/contract/staff/passkey';
import type { Proof, SecondFactor, SecondFactorSetUp } from '@park/contract/staff/schemas';
import { Alert, App, Button, Form, QRCode, Space } from 'antd';
import { useState } from 'react';
import { useCall, useSend } from '../api/hooks';
import { getSession, keepSession } from '../api/session';
import { useTexts } from '../i18n/language';
import { Answer } from '../ui/Answer';
import { CopyButton } from '../ui/CopyButton';
import { CodeField, ProofFields, withProof } from '../ui/Proof';
import { parkTime } from '../ui/values';
import { AddPasskey, NamePasskey, PasskeyList } from './Passkeys';

interface SecondFactorStepsProps {
  /** True while recovery codes are on their way or show: what holds this must stay until `onDone`. */
  onHold?: (held: boolean) => void;
  onDone: () => void;
}

type Step = { app: SecondFactorSetUp } | { passkey: PasskeyOptions } | { codes: string[] } | null;

/** One's own second factor: what is set up, a new secret for the app or a new passkey, and the recovery codes. */
export default function SecondFactorSteps({ onHold = () => undefined, onDone }: SecondFactorStepsProps) {
  const t = useTexts('secondFactor');
  const { message } = App.useApp();
  const own = useCall(getSecondFactor, {});
  const [step, setStep] = useState<Step>(null);
  const tell = (codes: string[]) => setStep(codes.length > 0 ? { codes } : null);
  const onSaved = () => {
    const session = getSession();
    if (session) keepSession({ ...session, secondFactorDue: null });
    message.success(t.done);
    onDone();
  };
  if (step && 'codes' in step) return <RecoveryCodes codes={step.codes} onKept={onSaved} />;
  if (step && 'app' in step) return <FirstCode offer={step.app} onHold={onHold} onCodes={tell} />;
  if (step) return <NamePasskey options={step.passkey} onHold={onHold} onCodes={tell} />;
  return <Answer of={own}>{(mine) => <Begin own={mine} onStep={setStep} onDone={onDone} />}</Answer>;
}

interface BeginProps {
  own: SecondFactor;
  onStep: (step: Step) => void;
  onDone: () => void;
}

function Begin({ own: { since, passkeys, recoveryCodes }, onStep, onDone }: BeginProps) {
  const t = useTexts('secondFactor');
  const [form] = Form.useForm<Proof>();
  const begin = useSend(beginSecondFactor, { proves: true });
  const end = useSend(endSecondFactor, { proves: true, stale: [getSecondFactor], done: t.ended });
  const isOwner = getSession()?.roles.includes('owner') ?? false;
  const isOn = since !== null || passkeys.length > 0;
  /** Undefined when something is missing or it was refused, which has been said. */
  const proven = <Out,>(make: (proof: Proof) => Promise<Out>): Promise<Out | undefined> =>
    withProof(form, make).catch(() => undefined);
  const start = async () => {
    const app = await proven(begin.mutateAsync);
    if (app) onStep({ app });
  };
  const stop = async () => {
    if ((await proven(end.mutateAsync)) !== undefined) onDone();
  };
  return (
    <>
      {isOn ? (
        <p>
          {since === null ? t.onByPasskey : t.on({ since: parkTime(since) })} {t.left({ count: recoveryCodes })}
        </p>
      ) : (
        <p>{t.off}</p>
      )}
      <PasskeyList passkeys={passkeys} mayRemove={!isOwner || since !== null || passkeys.length > 1} proven={proven} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={start}>
        <ProofFields own={{ since, passkeys }} />
        <Space wrap>
          <Button type="primary" htmlType="submit" loading={begin.isPending}>
            {since === null ? t.begin : t.again}
          </Button>
          <AddPasskey proven={proven} onOffer={(passkey) => onStep({ passkey })} />
          {isOn && !isOwner && (
            <Button danger loading={end.isPending} onClick={() => void stop()}>
              {t.end}
            </Button>
          )}
        </Space>
      </Form>
    </>
  );
}

interface FirstCodeProps {
  offer: SecondFactorSetUp;
  onHold: (held: boolean) => void;
  onCodes: (codes: string[]) => void;
}

function FirstCode({ offer, onHold, onCodes }: FirstCodeProps) {
  const t = useTexts('secondFactor');
  const finish = useSend(finishSecondFactor, { stale: [getSecondFactor] });
  const confirm = async ({ code }: { code: string }) => {
    onHold(true);
    const done = await finish.mutateAsync({ setUp: offer.setUp, code }).catch(() => undefined);
    if (done) onCodes(done.recoveryCodes);
    else onHold(false);
  };
  return (
    <>
      <p>{t.scan}</p>
      <QRCode
        value={offer.uri}
        size={200}
        color="#000"
        bgColor="#fff"
        type="svg"
        aria-label={t.picture}
        style={{ margin: '0 auto 16px' }}
      />
      <p className="muted" style={{ marginBottom: 4 }}>
        {t.byHand}
      </p>
      <div className="page-head">
        <code data-secret style={{ overflowWrap: 'anywhere' }}>
          {offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <CopyButton text={offer.secret} what={t.secret} />
      </div>
      <Form layout="vertical" requiredMark={false} onFinish={confirm}>
        <CodeField about={t.firstCode} />
        <Button type="primary" htmlType="submit" loading={finish.isPending}>
          {t.finish}
        </Button>
      </Form>
    </>
  );
}

function RecoveryCodes({ codes, onKept: onSaved }: { codes: string[]; onKept: () => void }) {
  const t = useTexts('secondFactor');
  return (
    <>
      <Alert type="warning" showIcon title={t.codesTitle} description={t.codesAbout} style={{ marginBottom: 16 }} />
      <ul aria-label={t.codes} style={{ columns: 2, fontSize: 16, paddingInlineStart: 24 }}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Space wrap>
        <CopyButton text={codes.join('\n')} what={t.codes} />
        <Button type="primary" onClick={onSaved}>
          {t.kept}
        </Button>
      </Space>
    </>
  );
}
