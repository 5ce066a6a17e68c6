import {
  cancelActivity,
  exportActivities,
  getAdminActivities,
  getAdminActivity,
  previewActivity,
  publishActivity,
  saveActivity,
} from '@park/contract/activity/calls';
import { ACTIVITY_FIELD, ACTIVITY_STAGES } from '@park/contract/activity/limits';
import type { AdminActivity } from '@park/contract/activity/schemas';
import { Alert, Button } from 'antd';
import { Route, Routes, useNavigate } from 'react-router';
import { useSend } from '../../api/hooks';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import { AskWords } from '../../ui/AskWords';
import { StatusTag, ThingLink, type Tone } from '../../ui/Cells';
import { type Localized, textIn } from '../../ui/contentLanguages';
import { EditPage, Opened, useEditing } from '../../ui/EditPage';
import { choices } from '../../ui/list/choices';
import { ListPage } from '../../ui/list/ListPage';
import { pathOf } from '../../ui/things';
import { Unsaved } from '../../ui/Unsaved';
import { ParkTime } from '../../ui/values';
import { ActivityFields } from './ActivityFields';
import {
  ACTIVITIES,
  type ActivityValues,
  canBeSent,
  newActivity,
  type QuestionValues,
  toContents,
  toForm,
} from './activityForm';
import { EnrolmentsPage } from './EnrolmentsPage';

/** Activities: all of them, one to edit, and who enrolled in it. */
export default function ActivitiesPage() {
  return (
    <Routes>
      <Route index element={<ActivityList />} />
      <Route path=":id" element={<Opened call={getAdminActivity} Editor={ActivityEditor} />} />
      <Route path=":id/enrolments" element={<EnrolmentsPage />} />
    </Routes>
  );
}

const TONES: Record<AdminActivity['state'], Tone> = {
  coming: 'news',
  open: 'good',
  full: 'good',
  closed: 'quiet',
  running: 'good',
  over: 'quiet',
  cancelled: 'bad',
};

/** All activities, the latest beginning first. */
function ActivityList() {
  const t = useTexts('activity');
  const ui = useTexts('ui');
  const go = useNavigate();
  const titleOf = (texts: Localized) => textIn(texts) || ui.untitled;
  return (
    <>
      <Unsaved<ActivityValues> of={ACTIVITIES} nameOf={({ title }) => titleOf(title)} />
      <ListPage
        texts={t}
        call={getAdminActivities}
        exportCall={exportActivities}
        filters={[{ name: 'stage', label: ui.state, kind: 'choice', options: choices(ACTIVITY_STAGES, t.stages) }]}
        add={{ text: t.add, to: pathOf(ACTIVITIES, newId('a'), true) }}
        columns={[
          {
            title: ui.heading,
            width: 300,
            render: (_, { id, title }) => <ThingLink of={ACTIVITIES} id={id} text={titleOf(title)} written={title} />,
          },
          {
            title: ui.state,
            render: (_, { stage, state }) =>
              stage === 'draft' ? (
                <StatusTag tone="waiting">{t.stages.draft}</StatusTag>
              ) : (
                <StatusTag tone={TONES[state]}>{t.states[state]}</StatusTag>
              ),
          },
          { title: ui.when, render: (_, { start }) => <ParkTime at={start} /> },
          {
            title: t.placesTaken,
            render: (_, { taken, maxPeople }) => <span className="whole">{t.people({ taken, max: maxPeople })}</span>,
          },
        ]}
        actions={({ id, title }) => (
          <Button onClick={() => go(`/activities/${id}/enrolments`)} aria-label={`${t.enrolments} · ${titleOf(title)}`}>
            {t.enrolments}
          </Button>
        )}
      />
    </>
  );
}

/** Writes an activity. @param opened as it was when the page was opened; null: it is begun here */
function ActivityEditor({ id, opened }: { id: string; opened: AdminActivity | null }) {
  const t = useTexts('activity');
  const ui = useTexts('ui');
  const go = useNavigate();
  const editing = useEditing({
    of: ACTIVITIES,
    ...{ id, opened, toForm, toContents },
    blank: () => newActivity(Date.now()),
    save: saveActivity,
    load: getAdminActivity,
    stale: [getAdminActivities],
  });
  const cancel = useSend(cancelActivity, { stale: [getAdminActivities], done: t.cancelled });
  const { now: activity, typed } = editing;
  const isFrozen = activity !== null && (activity.stage === 'cancelled' || activity.state === 'over');
  const isLive = activity?.stage === 'published' && !isFrozen;
  const alert = (type: 'error' | 'warning' | 'info', title: string) => (
    <Alert type={type} showIcon title={title} style={{ marginBottom: 16 }} />
  );
  const question = ({ label, kind, required, options }: QuestionValues) => {
    const answers = options.map((option) => option.label['zh-Hans']).join(' / ');
    return [label['zh-Hans'], t.kinds[kind], required ? t.required : '', answers].filter(Boolean).join(' · ');
  };
  const { summary, text, place, audience, position, start, end, openAt, closeAt, cancelUntil } = t;
  const { minPeople, maxPeople, perEnrollment, points, approval, waitingList } = t;
  return (
    <EditPage
      editing={editing}
      title={textIn(activity?.title) || t.newTitle}
      head={activity && <Button onClick={() => go(`/activities/${id}/enrolments`)}>{t.enrolments}</Button>}
      above={
        <>
          {activity?.cancelCause &&
            alert('error', t.cancelledBecause({ cause: t.cancelCauses[activity.cancelCause], reason: activity.cancelReason }))}
          {isLive && alert('warning', t.changesLive)}
          {isFrozen && alert('info', t.frozen)}
        </>
      }
      labels={{
        ...{ title: ui.heading, summary, text, place, audience, coverId: ui.cover, motif: ui.motif, position },
        ...{ start, end, openAt, closeAt, cancelUntil },
        ...{ minPeople, maxPeople, perEnrollment, points, approval, waitingList, fields: t.partQuestions },
      }}
      describe={{ motif: (motif) => ui.motifs[motif], fields: (questions) => questions.map(question).join('\n') }}
      saveText={isLive ? ui.save : ui.saveDraft}
      publish={
        (activity === null || activity.stage === 'draft') && {
          call: publishActivity,
          title: t.publishTitle,
          about: t.publishAbout,
        }
      }
      actions={({ follow }) =>
        isLive && (
          <AskWords
            danger
            title={t.cancelTitle}
            about={t.cancelAbout({ people: activity.taken })}
            label={t.cancelReason}
            length={[1, ACTIVITY_FIELD.reason]}
            prepared="closure"
            thing={`cancelActivity:${id}`}
            onSend={async (reason) => {
              const cancelled = await cancel.mutateAsync({ id, reason });
              follow(cancelled.version);
              editing.setNow(cancelled);
            }}
          >
            {t.cancel}
          </AskWords>
        )
      }
      preview={{
        call: previewActivity,
        isReady: canBeSent(typed),
        page: 'pages/activity/ActivityDetail',
        needs: t.previewNeeds,
      }}
    >
      <ActivityFields />
    </EditPage>
  );
}
