import type { NoticeBrief } from '@park/contract/notice/schemas';
import { parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import './NoticeCard.scss';
import { serverNow } from '@/api/serverNow';
import { formatRelativeDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';
import { Tag } from '@/ui/Tag';
import { Unread } from '@/ui/Unread';
import { CATEGORY_TONE, WARNING_TONE } from './categories';

interface NoticeCardProps {
  notice: NoticeBrief;
  read: boolean;
  onOpen: () => void;
}

/** A notice in the list: what it is about, how it begins, since when. */
export function NoticeCard({ notice, read, onOpen }: NoticeCardProps) {
  const { center, notice: t } = useT();
  const published = formatRelativeDay(parkDay(Date.parse(notice.publishedAt)), parkDay(serverNow()));
  return (
    <ListItem
      picture={<Picture motif={notice.motif} cover={notice.cover} size="thumb" isThing={notice.warning !== null} />}
      title={<Unread isUnread={!read}>{notice.title}</Unread>}
      facts={[
        <View key="excerpt" className="clamp">
          {notice.excerpt}
        </View>,
        <View key="when" className="notice-card__when row">
          {notice.warning && (
            <Tag tone={WARNING_TONE[notice.warning.colour]}>{center.warnings.colour[notice.warning.colour]}</Tag>
          )}
          {notice.pinned && <Tag tone="warn">{center.notices.pinned}</Tag>}
          <Tag tone={CATEGORY_TONE[notice.category]}>{t.category[notice.category]}</Tag>
          {published}
        </View>,
      ]}
      onClick={onOpen}
      label={read ? notice.title : `${center.notices.unread}: ${notice.title}`}
    />
  );
}
