import {
  answerComplaint,
  completeComplaint,
  getComplaint,
  getComplaintPhone,
  getComplaints,
} from '@park/contract/pay/complaint/calls';
import { COMPLAINT } from '@park/contract/pay/complaint/limits';
import type { Complaint } from '@park/contract/pay/complaint/schemas';
import { Alert, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useMay, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { AskWords } from '../../../ui/AskWords';
import { StatusTag, type Tone } from '../../../ui/Cells';
import { Confirm } from '../../../ui/Confirm';
import { DetailPage } from '../../../ui/DetailPage';
import { Money, ParkTime } from '../../../ui/values';
import { COMPLAINT_TONES, Marks } from './ComplaintBoard';
import { RefundDecision } from './RefundDecision';
import { TimeLeft } from './TimeLeft';

type Step = Complaint['steps'][number];
const STEP_TONES: Record<Step['state'], Tone> = { sending: 'news', sent: 'good', overtaken: 'waiting', refused: 'bad' };

/** One complaint: whose order, how long it may still wait, what was said, and what can be done. */
export function ComplaintDetail({ refundOf }: { refundOf: (orderId: string) => ReactNode }) {
  const t = useTexts('complaint');
  const { detail: d } = t;
  return (
    <DetailPage
      call={getComplaint}
      title={(one) => (one ? d.title({ number: one.number }) : d.loading)}
      back="/complaints"
      actions={(one) => (
        <>
          <StatusTag tone={COMPLAINT_TONES[one.state]}>{t.states[one.state]}</StatusTag>
          <Marks of={one} />
        </>
      )}
      facts={(one) => [
        one.dueAt === null
          ? { label: d.ended, value: <ParkTime at={one.endedAt} /> }
          : { label: d.left, value: <TimeLeft until={one.dueAt} /> },
        { label: d.made, value: <ParkTime at={one.complainedAt} /> },
        { label: d.problem, value: one.problem ? t.problems[one.problem] : d.unsaid },
        {
          label: d.refundAsked,
          value: one.refundAsked === null ? d.noRefundAsked : <Money fen={one.refundAsked} />,
        },
        { label: d.order, value: <Orders of={one} refundOf={refundOf} /> },
        { label: d.phone, value: <Phone of={one} /> },
        ...(one.pictures > 0 ? [{ label: d.pictures, value: d.inWechat({ count: one.pictures }) }] : []),
        { label: d.channel, value: t.channels[one.channel] },
        { label: d.asked, value: <ParkTime at={one.askedAt} /> },
      ]}
    >
      {(one, reload) => (
        <>
          <Talk of={one} />
          <NextStep of={one} reload={reload} />
          <Steps of={one.steps} />
        </>
      )}
    </DetailPage>
  );
}

function Orders({ of: { payments, state }, refundOf }: { of: Complaint; refundOf: (orderId: string) => ReactNode }) {
  const { detail: d } = useTexts('complaint');
  const mayRefund = useMay('refunds.make');
  if (payments.length === 0) return d.noOrder;
  return payments.map(({ number, orderId, orderNumber, amount }) => (
    <Flex key={number} wrap align="center" gap="6px 10px">
      {orderId ? <Link to={`/orders/order/${orderId}`}>{orderNumber}</Link> : <span>{d.unknownOrder({ number })}</span>}
      {amount !== null && <Money fen={amount} />}
      {orderId && mayRefund && refundOf(orderId)}
      {orderId && !mayRefund && state !== 'processed' && <span className="muted">{d.refundIsOthers}</span>}
    </Flex>
  ));
}

function Phone({ of: { id, phone, phoneSeen } }: { of: Complaint }) {
  const { detail: d } = useTexts('complaint');
  const { comma } = useTexts('ui');
  const [whole, setWhole] = useState('');
  const ask = useSend(getComplaintPhone, { stale: [getComplaint] });
  if (phone === '') return <span className="muted">{d.noPhone}</span>;
  const names = [...new Set(phoneSeen.map(({ by }) => by))];
  return (
    <div>
      <Flex wrap align="center" gap="6px 10px">
        {whole ? <a href={`tel:${whole}`}>{whole}</a> : <span>{phone}</span>}
        {!whole && (
          <Confirm
            size="small"
            title={d.phoneTitle}
            about={<p>{d.phoneAbout}</p>}
            onYes={async () => setWhole((await ask.mutateAsync({ id })).phone)}
          >
            {d.showPhone}
          </Confirm>
        )}
      </Flex>
      {names.length > 0 && <div className="muted">{d.phoneSeen({ names: names.join(comma) })}</div>}
    </div>
  );
}

/** As WeChat has it. Whatever people wrote is shown as text. */
function Talk({ of: { history, state, text } }: { of: Complaint }) {
  const t = useTexts('complaint');
  if (history.length === 0) return <p className="written">{text || (state === 'processed' ? t.gone : t.wordless)}</p>;
  return (
    <ol className="list talk" style={{ marginBlock: 16 }} aria-label={t.history}>
      {history.map(({ who, kind, text: words, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was said only grows at its end
        <li key={index} data-who={who}>
          <p className="muted">
            {t.who[who]} {t.kinds[kind as keyof typeof t.kinds] ?? ''} · <ParkTime at={at} />
          </p>
          {words !== '' && <p className="written">{words}</p>}
        </li>
      ))}
    </ol>
  );
}

function NextStep({ of: one, reload }: { of: Complaint; reload: () => Promise<unknown> }) {
  const t = useTexts('complaint');
  const stale = [getComplaint, getComplaints];
  const answer = useSend(answerComplaint, { stale, done: ({ sending }) => (sending ? t.answer.done : t.answer.sent) });
  const complete = useSend(completeComplaint, { stale, done: ({ sending }) => (sending ? t.sending : t.complete.done) });
  // A refusal has said what was new; the page then shows it, and what was typed stays in the dialog.
  const orReload = (error: unknown): Promise<never> => reload().then(() => Promise.reject(error));
  const { id, version, state, channel, sending } = one;
  if (state === 'processed') return null;
  if (channel === 'miniProgram') return <Alert type="info" showIcon title={t.elsewhere} />;
  if (sending)
    return <Alert type="warning" showIcon title={t.waiting({ by: sending.by })} description={<Sending step={sending} />} />;
  return (
    <Flex wrap gap={12} style={{ marginBlock: 16 }}>
      <AskWords
        type="primary"
        title={t.answer.title}
        about={t.answer.about}
        label={t.answer.label}
        needed={t.answer.needed}
        length={COMPLAINT.answer}
        thing={`complaint:${id}`}
        okText={t.answer.yes}
        onSend={(text) => answer.mutateAsync({ id, version, text }).catch(orReload)}
      >
        {t.answer.button}
      </AskWords>
      {one.awaitsRefund && <RefundDecision of={one} orReload={orReload} />}
      <Confirm
        title={t.complete.title}
        about={<p>{t.complete.about}</p>}
        onYes={() => complete.mutateAsync({ id, version }).catch(orReload)}
      >
        {t.complete.button}
      </Confirm>
    </Flex>
  );
}

function Sending({ step: { text } }: { step: Step }) {
  const t = useTexts('complaint');
  return (
    <>
      {text !== '' && <p className="written">{text}</p>}
      <p>{t.waitingAbout}</p>
    </>
  );
}

function Steps({ of }: { of: Complaint['steps'] }) {
  const { steps: t } = useTexts('complaint');
  if (of.length === 0) return null;
  return (
    <section>
      <h2 className="edit-part">{t.title}</h2>
      <ul className="list">
        {of.map(({ kind, state, by, at, text, remark, launchDays, pictures, problem }) => (
          <li key={at + kind}>
            <Flex wrap align="center" gap="6px 10px">
              <strong>{t[kind]}</strong> {by} · <ParkTime at={at} />
              <StatusTag tone={STEP_TONES[state]}>{t.states[state]}</StatusTag>
              {problem && <span className="muted">{problem}</span>}
            </Flex>
            {(state !== 'sent' || kind === 'rejection') && text !== '' && <p className="written">{text}</p>}
            {launchDays !== null && <p className="muted">{t.launchDays({ days: launchDays })}</p>}
            {pictures > 0 && <p className="muted">{t.pictures({ count: pictures })}</p>}
            {remark !== '' && <p className="muted written">{t.remark({ words: remark })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
