import { NOTICE_CATEGORIES, type NoticeCategory } from '@park/contract/notice/limits';
import { View } from '@tarojs/components';
import './NoticeList.scss';
import { sentenceOf } from '@/api/sentence';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Choice } from '@/ui/Choice';
import { Empty } from '@/ui/Empty';
import { EndlessList } from '@/ui/EndlessList';
import { useNotices, useUnreadNotices } from './api';
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
  const words = useT().notice;
  const query = useNotices(category);
  const isRead = useIsRead();
  useHandOver();
  const options = [
    { value: '' as const, label: words.allCategories },
    ...NOTICE_CATEGORIES.map((value) => ({ value, label: words.category[value] })),
  ];
  const unread = query.items.filter((notice) => !isRead(notice)).map(({ id }) => id);
  return (
    <View className="notice-list">
      <Choice options={options} value={category} onChange={onCategory} name={words.choose} />
      <Unread here={unread} ofAll={category === ''} />
      <EndlessList
        query={query}
        keyOf={({ id }) => id}
        render={(notice) => (
          <NoticeCard notice={notice} read={isRead(notice)} onOpen={() => void go('noticeDetail', { id: notice.id })} />
        )}
        empty={
          category === '' ? (
            <Empty text={words.empty} />
          ) : (
            <Empty text={words.emptyCategory} action={words.showAll} onAction={() => onCategory('')} />
          )
        }
        errorText={sentenceOf(query.error)}
      />
    </View>
  );
}

/** How many are new, and one tap that says they were seen. Its room stays when there are none. */
function Unread({ here, ofAll }: { here: string[]; ofAll: boolean }) {
  const words = useT().notice;
  const counted = useUnreadNotices();
  // The server also counts what has not been scrolled to yet; it does not know yet what was read a moment ago.
  const count = ofAll && here.length > 0 ? Math.max(here.length, counted ?? 0) : here.length;
  return (
    <View className="notice-list__unread">
      <View {...aria({ role: 'status' })}>{count > 0 ? words.unread(count) : words.allRead}</View>
      {here.length > 0 && (
        <Button kind="text" onClick={() => keepRead(here)}>
          {words.readAll}
        </Button>
      )}
    </View>
  );
}
