import type { NoticeBrief } from '@park/contract/notice/schemas';
import { parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import './NewestNotices.scss';
import { sentenceOf } from '@/api/sentence';
import { serverNow } from '@/api/serverNow';
import { formatRelativeDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Card } from '@/ui/Card';
import { Loaded } from '@/ui/Loaded';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { Tag } from '@/ui/Tag';
import { Tap } from '@/ui/Tap';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { NEWEST, useNewestNotices } from './homeApi';
import { useIsRead } from './readMarks';
import { UnreadDot } from './UnreadDot';

/** The first notices, pinned first, for the park's home; nothing where the park has none. */
export function NewestNotices() {
  const words = useT().center.notices;
  const query = useNewestNotices();
  const isRead = useIsRead();
  usePullToRefresh(query.refetch);
  if (query.data?.length === 0) return null;
  return (
    <Section title={words.title} more={words.all} onMore={() => void go('notice')}>
      <Loaded query={query} skeleton={<Skeleton shape="form" rows={NEWEST} />} errorText={sentenceOf(query.error)}>
        {(notices) => (
          <Card>
            {notices.map((notice) => (
              <Line key={notice.id} notice={notice} read={isRead(notice)} />
            ))}
          </Card>
        )}
      </Loaded>
    </Section>
  );
}

function Line({ notice, read }: { notice: NoticeBrief; read: boolean }) {
  const words = useT().center.notices;
  return (
    <Tap
      className="newest-notice"
      label={read ? notice.title : `${words.unread}: ${notice.title}`}
      onClick={() => void go('noticeDetail', { id: notice.id })}
    >
      <View className="newest-notice__title">
        {!read && <UnreadDot />}
        {notice.title}
      </View>
      <View className="newest-notice__when">
        {notice.pinned ? (
          <Tag tone="warn">{words.pinned}</Tag>
        ) : (
          formatRelativeDay(parkDay(Date.parse(notice.publishedAt)), parkDay(serverNow()))
        )}
      </View>
    </Tap>
  );
}
