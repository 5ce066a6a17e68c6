import { getNotices } from '@park/contract/notice/calls';
import type { NoticeBrief } from '@park/contract/notice/schemas';
import { parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import { useCall } from '@/api/useCall';
import './NewestNotices.scss';
import { serverNow } from '@/api/serverNow';
import { Loaded } from '@/components/Loaded';
import { formatRelativeDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Card } from '@/ui/Card';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { Tag } from '@/ui/Tag';
import { Tap } from '@/ui/Tap';
import { Unread } from '@/ui/Unread';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { useIsRead } from './readMarks';

const NEWEST = 3;

/** The first notices, pinned first, for the park's home; nothing where the park has none. */
export function NewestNotices() {
  const t = useT().center.notices;
  const query = useCall(getNotices, { page: 1, pageSize: NEWEST });
  const isRead = useIsRead();
  usePullToRefresh(query.refetch);
  if (query.data?.items.length === 0) return null;
  return (
    <Section title={t.title} more={t.all} onMore={() => void go('notice')}>
      <Loaded query={query} skeleton={<Skeleton shape="form" rows={NEWEST} />}>
        {({ items }) => (
          <Card>
            {items.map((notice) => (
              <Line key={notice.id} notice={notice} read={isRead(notice)} />
            ))}
          </Card>
        )}
      </Loaded>
    </Section>
  );
}

function Line({ notice, read }: { notice: NoticeBrief; read: boolean }) {
  const t = useT().center.notices;
  return (
    <Tap
      className="newest-notice spread"
      label={read ? notice.title : `${t.unread}: ${notice.title}`}
      onClick={() => void go('noticeDetail', { id: notice.id })}
    >
      <View className="newest-notice__title">
        <Unread isUnread={!read}>{notice.title}</Unread>
      </View>
      <View className="newest-notice__when text-quiet">
        {notice.pinned ? (
          <Tag tone="warn">{t.pinned}</Tag>
        ) : (
          formatRelativeDay(parkDay(Date.parse(notice.publishedAt)), parkDay(serverNow()))
        )}
      </View>
    </Tap>
  );
}
