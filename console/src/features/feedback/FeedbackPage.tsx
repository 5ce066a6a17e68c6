import { exportFeedBacks, getAdminFeedBack, getAdminFeedBacks } from '@park/contract/feedback/calls';
import { FEEDBACK_STATES } from '@park/contract/feedback/limits';
import { Link, Route, Routes } from 'react-router';
import { useRefresh } from '../../api/hooks';
import { useParkList } from '../../api/park';
import { useTexts } from '../../i18n/language';
import { StatusTag } from '../../ui/Cells';
import { choices } from '../../ui/list/choices';
import { ListPage } from '../../ui/list/ListPage';
import { Thumb } from '../../ui/Pictures';
import { ParkTime } from '../../ui/values';
import { FEEDBACK_TONES, FeedbackDetail, inStars } from './FeedbackDetail';

/** What visitors say, and what they are answered. */
export default function FeedbackPage() {
  useRefresh(['feedBackSent'], [getAdminFeedBacks, getAdminFeedBack]);
  return (
    <Routes>
      <Route index element={<FeedbackList />} />
      <Route path=":id" element={<FeedbackDetail />} />
    </Routes>
  );
}

function FeedbackList() {
  const t = useTexts('feedback');
  const ui = useTexts('ui');
  const kinds = useParkList('feedback', t.kinds);
  return (
    <ListPage
      texts={t}
      call={getAdminFeedBacks}
      exportCall={exportFeedBacks}
      filters={[
        { name: 'state', label: ui.state, kind: 'tabs', options: choices(FEEDBACK_STATES, t.states), all: ui.any },
        { name: 'kind', label: ui.kind, kind: 'choice', options: kinds.options },
      ]}
      // What waits, the longest waiting first.
      input={(filters) => ({ ...filters, order: filters.state === 'received' || filters.state === 'inHand' ? 'asc' : 'desc' })}
      columns={[
        { key: 'picture', width: 72, render: (_, { picture }) => picture && <Thumb of={picture} /> },
        {
          title: t.text,
          render: (_, { id, text }) => (
            <Link to={`/feedback/${id}`} className="begins">
              <span>{text}</span>
            </Link>
          ),
        },
        { title: ui.kind, render: (_, { kind }) => kinds.nameOf(kind) },
        {
          title: ui.state,
          render: (_, { state, takenBy, rating }) => (
            <>
              <StatusTag tone={FEEDBACK_TONES[state]}>{t.states[state]}</StatusTag>
              {takenBy && (
                <div className="muted">
                  {t.takenBy}: {takenBy}
                </div>
              )}
              {rating !== null && <div className="muted">{t.stars(inStars(rating))}</div>}
            </>
          ),
        },
        { title: ui.telephone, render: (_, { contact }) => contact ?? '—' },
        { title: ui.sent, render: (_, { createdAt }) => <ParkTime at={createdAt} /> },
      ]}
    />
  );
}
