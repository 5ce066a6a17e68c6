import { cancelActivity, getAdminActivities, publishActivity } from '@park/contract/activity/calls';
import { ACTIVITY_FIELD } from '@park/contract/activity/limits';
import type { AdminActivity } from '@park/contract/activity/schemas';
import { useSend } from '../../api/hooks';
import { useTexts } from '../../i18n/language';
import { AskWords } from '../../ui/AskWords';
import { Confirm } from '../../ui/Confirm';
import type { EditActions } from '../../ui/EditForm';
import type { ActivityValues } from './activityForm';

interface ActivityActionsProps {
  id: string;
  /** Null: it has not been saved yet. */
  activity: AdminActivity | null;
  able: EditActions<ActivityValues>;
  onChange: (activity: AdminActivity) => void;
}

/** What can be done with an activity besides saving it. What is typed is saved before it is published. */
export function ActivityActions({ id, activity, able, onChange }: ActivityActionsProps) {
  const t = useTexts('activity');
  const ui = useTexts('ui');
  const stale = [getAdminActivities];
  const publish = useSend(publishActivity, { stale, done: ui.published });
  const cancel = useSend(cancelActivity, { stale, done: t.cancelled });
  if (activity === null || activity.stage === 'draft')
    return (
      <Confirm
        title={t.publishTitle}
        about={t.publishAbout}
        disabled={activity === null && !able.dirty}
        onYes={async () => {
          const version = await able.save();
          if (version === null) return;
          const published = await publish.mutateAsync({ id, version });
          able.follow(published.version);
          onChange(published);
        }}
      >
        {ui.publish}
      </Confirm>
    );
  if (activity.stage === 'cancelled' || activity.state === 'over') return null;
  return (
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
        able.follow(cancelled.version);
        onChange(cancelled);
      }}
    >
      {t.cancel}
    </AskWords>
  );
}
