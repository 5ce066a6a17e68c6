import { exportFeedBacks, getAdminFeedBacks } from '@park/contract/feedback/calls';
import { FEEDBACK_KINDS, FEEDBACK_STATES, type FeedbackKind, type FeedbackState } from '@park/contract/feedback/limits';
import type { AdminFeedbackSummary } from '@park/contract/feedback/schemas';
import { Link } from 'react-router';
import { queryOf } from '../../api/call';
import type { Filters } from '../../api/useList';
import { useRefresh } from '../../api/useRefresh';
import { feedback as en } from '../../i18n/en/feedback';
import { useTexts } from '../../i18n/language';
import { feedback as zh } from '../../i18n/zh/feedback';
import { ListPage } from '../../ui/ListPage';
import { ParkTime } from '../../ui/ParkTime';
import { Thumb } from '../../ui/Pictures';
import { StateTabs } from '../../ui/StateTabs';
import { StatusTag } from '../../ui/StatusTag';
import { FEEDBACK_TONES } from './tones';

const FILTERS = ['state', 'kind'] as const;
const ALL = 'all';

/** Without a word what nobody has read yet; what waits, the longest waiting first. */
function wanted({ state = 'received', kind }: Filters<'state' | 'kind'>) {
  return {
    state: FEEDBACK_STATES.find((one) => one === state),
    kind: FEEDBACK_KINDS.find((one) => one === kind),
    order: state === 'received' || state === 'inHand' ? ('asc' as const) : ('desc' as const),
  } satisfies { state?: FeedbackState; kind?: FeedbackKind; order: 'asc' | 'desc' };
}

export function FeedbackList() {
  const t = useTexts({ zh, en });
  useRefresh(['feedBackSent'], [getAdminFeedBacks]);
  return (
    <ListPage
      title={t.title}
      about={t.about}
      endpoint={getAdminFeedBacks}
      filterNames={FILTERS}
      filters={[
        {
          name: 'kind',
          label: t.kind,
          kind: 'choice',
          options: FEEDBACK_KINDS.map((value) => ({ value, label: t.kinds[value] })),
        },
      ]}
      input={wanted}
      rowKey={({ id }: AdminFeedbackSummary) => id}
      exportPath={(filters) => exportFeedBacks.path + queryOf(exportFeedBacks, wanted(filters))}
      empty={t.empty}
      head={
        <StateTabs
          label={t.state}
          name="state"
          options={[...FEEDBACK_STATES.map((value) => ({ value, label: t.states[value] })), { value: ALL, label: t.all }]}
        />
      }
      columns={[
        { key: 'picture', width: 72, render: (_, { picture }) => picture && <Thumb of={picture} /> },
        {
          title: t.text,
          render: (_, { id, text }) => (
            <Link to={`/feedback/${id}`} className="feedback-row-text">
              <span>{text}</span>
            </Link>
          ),
        },
        { title: t.kind, render: (_, { kind }) => t.kinds[kind] },
        {
          title: t.state,
          render: (_, { state, takenBy, rating }) => (
            <>
              <StatusTag tone={FEEDBACK_TONES[state]}>{t.states[state]}</StatusTag>
              {takenBy && (
                <div className="muted">
                  {t.takenBy}: {takenBy}
                </div>
              )}
              {rating !== null && <div className="muted">{t.stars(rating)}</div>}
            </>
          ),
        },
        { title: t.contact, render: (_, { contact }) => contact ?? '—' },
        { title: t.sent, render: (_, { createdAt }) => <ParkTime at={createdAt} /> },
      ]}
    />
  );
}
