import { getNotices, getUnreadCount } from '@park/contract/notice/calls';
import { NOTICE_CATEGORIES, type NoticeCategory } from '@park/contract/notice/limits';
import { View } from '@tarojs/components';
import './NoticeList.scss';
import { useCall } from '@/api/useCall';
import { useList } from '@/api/useList';
import { EndlessList } from '@/components/EndlessList';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { Tabs } from '@/ui/Tabs';
import { NoticeCard } from './NoticeCard';
import { keepRead, useIsRead } from './readMarks';
import { useHandOver } from './useHandOver';

interface NoticeListProps {
  /** '': all of them. */
  category: NoticeCategory | '';
  onCategory: (category: NoticeCategory | '') => void;
}

/** All notices that show, by category, with what is new among them. */
export function NoticeList({ category, onCategory }: NoticeListProps) {
  const t = useT().notice;
  const query = useList(getNotices, category ? { category } : {});
  const isRead = useIsRead();
  useHandOver();
  const options = [
    { value: '' as const, label: t.allCategories },
    ...NOTICE_CATEGORIES.map((value) => ({ value, label: t.category[value] })),
  ];
  const unread = query.items.filter((notice) => !isRead(notice)).map(({ id }) => id);
  return (
    <View className="notice-list">
      <Tabs options={options} value={category} onChange={onCategory} name={t.choose} />
      <Unread
        here={unread}
        ofAll={category === ''}
        isKnown={query.items.length > 0 && !query.isError}
        hasMore={query.hasNext}
      />
      <EndlessList
        query={query}
        render={(notice) => (
          <NoticeCard notice={notice} read={isRead(notice)} onOpen={() => void go('noticeDetail', { id: notice.id })} />
        )}
        empty={
          category === '' ? (
            <Empty picture="notices" text={t.empty} />
          ) : (
            <Empty picture="nothing" text={t.emptyCategory} action={t.showAll} onAction={() => onCategory('')} />
          )
        }
      />
    </View>
  );
}

interface UnreadProps {
  here: string[];
  ofAll: boolean;
  /** The list came, and nothing failed since. */
  isKnown: boolean;
  hasMore: boolean;
}

/** How many are new, and one tap that says they were seen. Its room stays when there are none, or nobody knows. */
function Unread({ here, ofAll, isKnown, hasMore }: UnreadProps) {
  const t = useT().notice;
  const counted = useCall(getUnreadCount, {}).data?.count;
  // The server also counts what has not been scrolled to yet; it does not know yet what was read a moment ago.
  const beyond = hasMore ? (ofAll ? counted : undefined) : 0;
  const count = here.length > 0 ? Math.max(here.length, ofAll ? (counted ?? 0) : 0) : beyond;
  const unreadText = count === undefined ? '' : count > 0 ? t.unread({ n: count }) : t.allRead;
  return (
    <View className="notice-list__unread text-quiet spread">
      <View {...aria({ role: 'status' })}>{isKnown && unreadText}</View>
      {here.length > 0 && (
        <Button kind="text" onClick={() => keepRead(here)}>
          {t.readAll}
        </Button>
      )}
    </View>
  );
}
