import { getAdminActivities, getAdminActivity, previewActivity, saveActivity } from '@park/contract/activity/calls';
import type { AdminActivity } from '@park/contract/activity/schemas';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call';
import { useSend } from '../../api/hooks';
import { useLanguage, useTexts } from '../../i18n/language';
import { type ContentLanguage, languageOf } from '../../ui/contentLanguages';
import { readDraft } from '../../ui/drafts';
import { EditForm } from '../../ui/EditForm';
import { PageHead } from '../../ui/PageHead';
import { PhonePreview } from '../../ui/PhonePreview';
import { usePreview } from '../../ui/usePreview';
import { ActivityActions } from './ActivityActions';
import { ActivityFields } from './ActivityFields';
import { type ActivityValues, canBeSent, newActivity, toContents, toForm } from './activityForm';
import { useCompared } from './compared';

/** Writes an activity. @param opened as it was when the page was opened; null: it is begun here */
export function ActivityEditor({ id, opened }: { id: string; opened: AdminActivity | null }) {
  const t = useTexts('activity');
  const reader = useLanguage();
  const go = useNavigate();
  const fields = useCompared();
  const [activity, setActivity] = useState(opened);
  const [blank] = useState(() => ({ version: 0, values: newActivity(Date.now()) }));
  const [language, setLanguage] = useState<ContentLanguage>('zh-Hans');
  const [looking, setLooking] = useState(false);
  const first = activity ? toForm(activity) : blank;
  const [typed, setTyped] = useState<ActivityValues>(() => ({
    ...first.values,
    ...readDraft<ActivityValues>(`activity:${id}`)?.values,
  }));
  const preview = usePreview(
    previewActivity,
    looking && canBeSent(typed) ? { id, version: first.version, ...toContents(typed) } : null,
  );
  const save = useSend(saveActivity, { stale: [getAdminActivities], done: t.saved, quiet: true });

  const send = async (values: ActivityValues, version: number) => {
    const saved = await save.mutateAsync({ id, version, ...toContents(values) });
    if (version === 0) go(`/activities/${id}`, { replace: true });
    setActivity(saved);
    return toForm(saved);
  };
  const loadTheirs = async () => {
    const theirs = await call(getAdminActivity, { id });
    setActivity(theirs);
    return toForm(theirs);
  };
  const isFrozen = activity !== null && (activity.stage === 'cancelled' || activity.state === 'over');
  const isLive = activity?.stage === 'published' && !isFrozen;
  return (
    <>
      <PageHead title={activity?.title[reader] ?? activity?.title['zh-Hans'] ?? t.newTitle} back="/activities">
        {activity && <Button onClick={() => go(`/activities/${id}/enrolments`)}>{t.enrolments}</Button>}
        {!looking && <Button onClick={() => setLooking(true)}>{t.preview}</Button>}
      </PageHead>
      {activity?.cancelCause && (
        <Alert
          type="error"
          showIcon
          title={t.cancelledBecause(activity.cancelCause, activity.cancelReason ?? '')}
          style={{ marginBottom: 16 }}
        />
      )}
      {(isLive || isFrozen) && (
        <Alert
          type={isLive ? 'warning' : 'info'}
          showIcon
          title={isLive ? t.changesLive : t.frozen}
          style={{ marginBottom: 16 }}
        />
      )}
      <div className="edit-columns">
        <div className="sheet">
          <EditForm<ActivityValues>
            thing={`activity:${id}`}
            version={first.version}
            values={first.values}
            fields={fields}
            onSave={send}
            loadTheirs={loadTheirs}
            onTyped={setTyped}
            onMistakes={(names) => setLanguage(languageOf(names) ?? language)}
            saveText={isLive ? t.save : t.saveDraft}
            actions={(able) => <ActivityActions id={id} activity={activity} able={able} onChange={setActivity} />}
          >
            {() => <ActivityFields language={language} onLanguage={setLanguage} />}
          </EditForm>
        </div>
        {looking && (
          <PhonePreview
            preview={preview}
            pathOf={(shown) => `pages/activity/ActivityDetail?id=${shown}`}
            language={language}
            needs={canBeSent(typed) ? '' : t.previewNeeds}
            onClose={() => setLooking(false)}
          />
        )}
      </div>
    </>
  );
}
