import type { Enrollment } from '@park/contract/activity/schemas';
import { parkDay } from '@park/contract/parkTime';
import { serverNow } from '@/api/serverNow';
import { formatClock, formatRelativeDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { ListItem } from '@/ui/ListItem';
import { Tag } from '@/ui/Tag';
import { useNow } from '@/ui/useNow';
import { ActivityPicture } from './ActivityPicture';
import { enrollmentStateNow, enrollmentTone, nextChange } from './rules';

/** One's enrolment in a list: for what, when, how many, and how it stands. */
export function EnrollmentCard({ enrollment }: { enrollment: Enrollment }) {
  const words = useT().activity.mine;
  const { activity, people, offerUntil } = enrollment;
  const now = useNow((at) => nextChange(activity, at, ...(offerUntil ? [offerUntil] : [])), serverNow);
  const state = enrollmentStateNow(enrollment, now);
  const start = Date.parse(activity.start);
  return (
    <ListItem
      picture={<ActivityPicture activity={activity} size="thumb" />}
      title={activity.title}
      facts={[
        `${formatRelativeDay(parkDay(start), parkDay(now))} ${formatClock(start)}`,
        words.peopleText(people),
        <Tag key="state" tone={enrollmentTone(state)}>
          {words.state[state]}
        </Tag>,
      ]}
      onClick={() => void go('activityDetail', { id: activity.id })}
    />
  );
}
