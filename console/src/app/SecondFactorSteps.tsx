import { beginSecondFactor, endSecondFactor, finishSecondFactor, getSecondFactor } from '@park/contract/staff/adminEndpoints';
import type { SecondFactorSetUp } from '@park/contract/staff/schemas';
import { Alert, App, Button, Form, Input, QRCode, Space } from 'antd';
import { useState } from 'react';
import { useCall, useDo } from '../api/hooks';
import { getSession, keepSession } from '../api/session';
import { Answer } from '../ui/Answer';
import { CopyButton } from '../ui/CopyButton';
import { parkTime } from '../ui/ParkTime';
import { useSecondFactorTexts } from './secondFactorTexts';

interface Proof {
  password: string;
  code: string;
}

interface SecondFactorStepsProps {
  /** The recovery codes show from now on; `onDone` says when they were kept. */
  onCodes?: () => void;
  onDone: () => void;
}

/** One's own second factor: what is set up, a new secret for the app, its first code, and the recovery codes. */
export default function SecondFactorSteps({ onCodes, onDone }: SecondFactorStepsProps) {
  const t = useSecondFactorTexts();
  const { message } = App.useApp();
  const own = useCall(getSecondFactor, {});
  const [offer, setOffer] = useState<SecondFactorSetUp | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          const session = getSession();
          if (session) keepSession({ ...session, secondFactorDue: null });
          message.success(t.done);
          onDone();
        }}
      />
    );
  if (offer)
    return (
      <FirstCode
        offer={offer}
        onCodes={(given) => {
          setCodes(given);
          onCodes?.();
        }}
      />
    );
  return (
    <Answer of={own}>
      {({ since, recoveryCodes }) => <Begin since={since} left={recoveryCodes} onOffer={setOffer} onDone={onDone} />}
    </Answer>
  );
}

interface BeginProps {
  since: string | null;
  left: number;
  onOffer: (offer: SecondFactorSetUp) => void;
  onDone: () => void;
}

function Begin({ since, left, onOffer, onDone }: BeginProps) {
  const t = useSecondFactorTexts();
  const [form] = Form.useForm<Proof>();
  const begin = useDo(beginSecondFactor);
  const end = useDo(endSecondFactor, { refresh: [getSecondFactor], done: t.ended });
  const isOwner = getSession()?.roles.includes('owner');
  const start = async (proof: Proof) => {
    const offer = await begin.mutateAsync(proof).catch(() => undefined);
    if (offer) onOffer(offer);
  };
  const stop = async () => {
    const proof = await form.validateFields().catch(() => undefined);
    if (proof && (await end.mutateAsync(proof).catch(() => undefined)) !== undefined) onDone();
  };
  return (
    <>
      {since === null ? (
        <p>{t.off}</p>
      ) : (
        <p>
          {t.on(parkTime(since))} {t.left(left)}
        </p>
      )}
      <Form form={form} layout="vertical" requiredMark={false} onFinish={start}>
        <Form.Item name="password" label={t.password} rules={[{ required: true, message: t.needed }]}>
          <Input.Password autoComplete="current-password" maxLength={256} />
        </Form.Item>
        {since !== null && <CodeField about={t.codeAbout} />}
        <Space wrap>
          <Button type="primary" htmlType="submit" loading={begin.isPending}>
            {since === null ? t.begin : t.again}
          </Button>
          {since !== null && !isOwner && (
            <Button danger loading={end.isPending} onClick={() => void stop()}>
              {t.end}
            </Button>
          )}
        </Space>
      </Form>
    </>
  );
}

function FirstCode({ offer, onCodes }: { offer: SecondFactorSetUp; onCodes: (codes: string[]) => void }) {
  const t = useSecondFactorTexts();
  const finish = useDo(finishSecondFactor, { refresh: [getSecondFactor] });
  const confirm = async ({ code }: { code: string }) => {
    const done = await finish.mutateAsync({ setUp: offer.setUp, code }).catch(() => undefined);
    if (done) onCodes(done.recoveryCodes);
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

function CodeField({ about }: { about: string }) {
  const t = useSecondFactorTexts();
  return (
    <Form.Item name="code" label={t.code} extra={about} rules={[{ required: true, whitespace: true, message: t.needed }]}>
      <Input autoComplete="one-time-code" maxLength={32} />
    </Form.Item>
  );
}

function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useSecondFactorTexts();
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
        <Button type="primary" onClick={onKept}>
          {t.kept}
        </Button>
      </Space>
    </>
  );
}
