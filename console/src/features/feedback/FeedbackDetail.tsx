import {
  addFeedBackNote,
  getAdminFeedBack,
  getAdminFeedBacks,
  getFeedBackNotes,
  takeFeedBack,
} from '@park/contract/feedback/calls';
import type { FeedbackState } from '@park/contract/feedback/limits';
import type { AdminFeedback } from '@park/contract/feedback/schemas';
import { Alert, Button, Select, Space } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSend } from '../../api/hooks';
import { useParkList } from '../../api/park';
import { getSession } from '../../api/session';
import { useTexts } from '../../i18n/language';
import { StatusTag, type Tone } from '../../ui/Cells';
import { DetailPage } from '../../ui/DetailPage';
import { Notes } from '../../ui/Notes';
import { Pictures } from '../../ui/Pictures';
import { ParkTime } from '../../ui/values';
import { AnswerForm } from './AnswerForm';

export const FEEDBACK_TONES: Record<FeedbackState, Tone> = { received: 'waiting', inHand: 'news', answered: 'good' };

/** One feedback: what was said, with its pictures, and the answer. */
export function FeedbackDetail() {
  const t = useTexts('feedback');
  const ui = useTexts('ui');
  const { nameOf } = useParkList('feedback', t.kinds);
  return (
    <DetailPage
      call={getAdminFeedBack}
      title={(one) => (one ? nameOf(one.kind) : t.title)}
      back="/feedback"
      actions={(one, reload) => (
        <>
          <StatusTag tone={FEEDBACK_TONES[one.state]}>{t.states[one.state]}</StatusTag>
          {one.state !== 'answered' && one.colleagues && <Assign {...one} reload={reload} />}
        </>
      )}
      facts={(one) => [
        { label: ui.sent, value: <ParkTime at={one.createdAt} /> },
        {
          label: ui.telephone,
          value: one.contact ? <a href={`tel:${one.contact}`}>{one.contact}</a> : <span className="muted">{t.noContact}</span>,
        },
        { label: t.takenBy, value: one.takenBy ? <Taken {...one} /> : '—' },
        { label: t.rating, value: one.rating === null ? t.notRated : t.stars(inStars(one.rating)) },
        { label: t.visitor, value: <Visitor of={one} /> },
      ]}
    >
      {(one, reload) => (
        <>
          <Conversation of={one} />
          <NextStep of={one} reload={reload} />
          <Notes of={{ feedBackId: one.id }} get={getFeedBackNotes} add={addFeedBackNote} />
        </>
      )}
    </DetailPage>
  );
}

function Visitor({ of: { id, orderId } }: { of: AdminFeedback }) {
  const t = useTexts('feedback');
  return (
    <Space wrap>
      <Link to={`/points?by=feedback&key=${id}`}>{t.points}</Link>
      {orderId && <Link to={`/orders/order/${orderId}`}>{t.order}</Link>}
    </Space>
  );
}

/** Whoever has it now. A node of the release before tells no colleagues, and would take it for oneself. */
function Assign({ id, takenBy, colleagues, reload }: AdminFeedback & { reload: () => Promise<unknown> }) {
  const t = useTexts('feedback');
  const take = useSend(takeFeedBack, { stale: [getAdminFeedBack, getAdminFeedBacks], done: t.assigned });
  return (
    <Select
      {...{ value: null, placeholder: t.assign, 'aria-label': t.assign, showSearch: true, style: { minWidth: 200 } }}
      {...{ options: colleagues, fieldNames: { value: 'id', label: 'name' }, optionFilterProp: 'name' }}
      onChange={(to: string | null) => to && take.mutateAsync({ id, to, from: takenBy }).catch(reload)}
    />
  );
}

function Taken({ takenBy, takenAt }: AdminFeedback) {
  return (
    <span>
      {takenBy} · <ParkTime at={takenAt} />
    </span>
  );
}

function Conversation({ of: { text, createdAt, pictures, lines } }: { of: AdminFeedback }) {
  const t = useTexts('feedback');
  const all = [{ author: 'visitor' as const, userName: null, text, at: createdAt }, ...lines];
  return (
    <ol className="list talk" style={{ marginBlock: 16 }} aria-label={t.history}>
      {all.map((line, index) => (
        <li key={line.at + line.author} data-who={line.author === 'staff' ? 'park' : 'visitor'}>
          <p className="muted">
            {line.author === 'staff' ? t.byStaff({ name: line.userName ?? '' }) : t.byVisitor} · <ParkTime at={line.at} />
          </p>
          <p className="written">{line.text}</p>
          {index === 0 && <Pictures of={pictures} />}
        </li>
      ))}
    </ol>
  );
}

function NextStep({ of: one, reload }: { of: AdminFeedback; reload: () => Promise<unknown> }) {
  const t = useTexts('feedback');
  const take = useSend(takeFeedBack, { stale: [getAdminFeedBack, getAdminFeedBacks], done: t.taken });
  const [forThem, setForThem] = useState(false);
  if (one.state === 'answered') return <AnswerForm feedback={one} reload={reload} />;
  if (one.state === 'received')
    return (
      <>
        <Button
          type="primary"
          loading={take.isPending}
          // A refusal has said who was first; the page then shows it.
          onClick={() => void take.mutateAsync({ id: one.id }).catch(() => reload())}
        >
          {t.take}
        </Button>
        <p className="muted">{t.takeAbout}</p>
      </>
    );
  if (one.takenBy !== getSession()?.userName && !forThem)
    return (
      <Alert
        type="info"
        showIcon
        title={t.theirs({ who: one.takenBy ?? '' })}
        action={<Button onClick={() => setForThem(true)}>{t.forThem}</Button>}
      />
    );
  return <AnswerForm feedback={one} reload={reload} />;
}

/** @param rating 1 to 5 */
export const inStars = (rating: number) => ({ stars: '★'.repeat(rating) + '☆'.repeat(5 - rating), rating });
