import type { Enrollment } from '@park/contract/activity/schemas';
import { parkDay } from '@park/contract/parkTime';
import { serverNow } from '@/api/serverNow';
import { formatClock, formatRelativeDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';
import { Tag } from '@/ui/Tag';
import { useNow } from '@/ui/useNow';
import { ENROLLMENT_TONES, enrollmentStateNow, nextChange } from './rules';

/** One's enrolment in a list: for what, when, how many, and how it stands. */
export function EnrollmentCard({ enrollment }: { enrollment: Enrollment }) {
  const t = useT().activity.mine;
  const { activity, people, offerUntil } = enrollment;
  const now = useNow((at) => nextChange(activity, at, ...(offerUntil ? [offerUntil] : [])), serverNow);
  const state = enrollmentStateNow(enrollment, now);
  const start = Date.parse(activity.start);
  return (
    <ListItem
      picture={<Picture motif={activity.motif} cover={activity.cover} size="thumb" />}
      title={activity.title}
      facts={[
        `${formatRelativeDay(parkDay(start), parkDay(now))} ${formatClock(start)}`,
        t.peopleText({ n: people }),
        <Tag key="state" tone={ENROLLMENT_TONES[state]}>
          {t.state[state]}
        </Tag>,
      ]}
      onClick={() => void go('activityDetail', { id: activity.id })}
    />
  );
}
