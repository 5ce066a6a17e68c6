import { getAdminActivities, getAdminActivity, previewActivity, saveActivity } from '@park/contract/activity/calls';
import type { AdminActivity } from '@park/contract/activity/schemas';
import { Alert, Button } from 'antd';
import { useNavigate } from 'react-router';
import { call } from '../../api/call';
import { useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { textIn } from '../../ui/contentLanguages';
import { EditPage, useEditing } from '../../ui/EditPage';
import { ActivityActions } from './ActivityActions';
import { ActivityFields } from './ActivityFields';
import { canBeSent, newActivity, type QuestionValues, toContents, toForm } from './activityForm';

/** Writes an activity. @param opened as it was when the page was opened; null: it is begun here */
export function ActivityEditor({ id, opened }: { id: string; opened: AdminActivity | null }) {
  const t = useTexts('activity');
  const ui = useTexts('ui');
  const go = useNavigate();
  const save = useSend(saveActivity, { stale: [getAdminActivities], done: ui.saved, quiet: true });
  const editing = useEditing({
    kind: 'activity',
    back: '/activities',
    id,
    opened,
    blank: () => newActivity(Date.now()),
    toForm,
    onSave: (values, version) => save.mutateAsync({ id, version, ...toContents(values) }),
    load: () => call(getAdminActivity, { id }),
  });
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
        title: ui.heading,
        summary: t.summary,
        text: t.text,
        place: t.place,
        coverId: ui.cover,
        motif: ui.motif,
        position: t.position,
        start: t.start,
        end: t.end,
        openAt: t.openAt,
        closeAt: t.closeAt,
        cancelUntil: t.cancelUntil,
        minPeople: t.minPeople,
        maxPeople: t.maxPeople,
        perEnrollment: t.perEnrollment,
        points: t.points,
        approval: t.approval,
        waitingList: t.waitingList,
        fields: t.partQuestions,
      }}
      describe={{ motif: (motif) => ui.motifs[motif], fields: (questions) => questions.map(question).join('\n') }}
      saveText={isLive ? ui.save : ui.saveDraft}
      actions={(able) => <ActivityActions id={id} activity={activity} able={able} onChange={editing.setNow} />}
      preview={{
        call: previewActivity,
        input: canBeSent(typed) ? { id, version: activity?.version ?? 0, ...toContents(typed) } : null,
        page: 'pages/activity/ActivityDetail',
        needs: t.previewNeeds,
      }}
    >
      <ActivityFields />
    </EditPage>
  );
}
