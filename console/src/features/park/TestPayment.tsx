import { getTestPayment, startTestPayment } from '@park/contract/pay/calls';
import type { TestPayment as Payment } from '@park/contract/pay/schemas';
import { Button, QRCode } from 'antd';
import { useCall, useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { StatusTag, type Tone } from '../../ui/Cells';
import { parkTime } from '../../ui/values';

const LOOK_AGAIN_MS = 3_000;
const NOTIFIED = { awaited: 'waiting', received: 'good', missing: 'bad' } as const;

/** One fen, paid by a code and given back: each step as it happens. */
export function TestPayment({ hasPay }: { hasPay: boolean }) {
  const { payment: t } = useTexts('park').wechat;
  const { data: payment } = useCall(getTestPayment, {}, { enabled: hasPay, every: LOOK_AGAIN_MS });
  const start = useSend(startTestPayment, { stale: [getTestPayment] });
  return (
    <section className="sheet" aria-labelledby="wechat-payment">
      <h2 id="wechat-payment">{t.title}</h2>
      <p className="muted">{hasPay ? t.about : t.none}</p>
      {hasPay && !payment?.codeUrl && (
        <Button loading={start.isPending} onClick={() => start.mutate({})}>
          {payment ? t.again : t.start}
        </Button>
      )}
      {payment?.codeUrl && <Code of={payment} value={payment.codeUrl} />}
      {payment && <Steps of={payment} />}
    </section>
  );
}

function Code({ of: { expiresAt, sandboxUrl }, value }: { of: Payment; value: string }) {
  const { payment: t } = useTexts('park').wechat;
  return (
    <>
      <p>{t.scan({ time: parkTime(expiresAt) })}</p>
      <QRCode value={value} size={200} color="#000" bgColor="#fff" type="svg" aria-label={t.code} />
      {sandboxUrl !== null && (
        <p>
          <a href={sandboxUrl} target="_blank" rel="noreferrer">
            {t.sandbox}
          </a>
        </p>
      )}
    </>
  );
}

type Step = readonly [tone: Exclude<Tone, 'news'>, text: string];

function Steps({ of }: { of: Payment }) {
  const { payment: t } = useTexts('park').wechat;
  return (
    <ul className="bare-list wechat-findings" aria-live="polite">
      {useSteps(of).map(([tone, text]) => (
        <li key={text}>
          <StatusTag tone={tone}>{t.states[tone]}</StatusTag>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function useSteps({ number, status, codeUrl, paidAt, notification, refund }: Payment): Step[] {
  const { payment: t } = useTexts('park').wechat;
  if (paidAt === null && (status === 'closed' || codeUrl === null)) return [['quiet', t.order.over({ number })]];
  const steps: Step[] = [['good', t.order.open({ number })]];
  if (paidAt === null) return [...steps, ['waiting', t.paid.awaited]];
  steps.push(['good', t.paid.done({ time: parkTime(paidAt) })]);
  if (notification) steps.push([NOTIFIED[notification], t.notification[notification]]);
  if (refund?.status === 'done') steps.push(['good', t.refund.done({ time: parkTime(refund.doneAt ?? paidAt) })]);
  else if (refund?.status === 'failed') steps.push(['bad', t.refund.failed({ problem: refund.problem ?? '' })]);
  else if (refund) steps.push(['waiting', t.refund[refund.status]]);
  return steps;
}
