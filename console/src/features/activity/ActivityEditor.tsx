import {
  cancelActivity,
  getAdminActivities,
  getAdminActivity,
  previewActivity,
  publishActivity,
  saveActivity,
} from '@park/contract/activity/calls';
import { ACTIVITY_FIELD } from '@park/contract/activity/limits';
import type { AdminActivity } from '@park/contract/activity/schemas';
import { Alert, Button } from 'antd';
import { useNavigate } from 'react-router';
import { useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { AskWords } from '../../ui/AskWords';
import { textIn } from '../../ui/contentLanguages';
import { EditPage, useEditing } from '../../ui/EditPage';
import { ActivityFields } from './ActivityFields';
import { ACTIVITIES, canBeSent, newActivity, type QuestionValues, toContents, toForm } from './activityForm';

/** Writes an activity. @param opened as it was when the page was opened; null: it is begun here */
export function ActivityEditor({ id, opened }: { id: string; opened: AdminActivity | null }) {
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
