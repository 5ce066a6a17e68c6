import { getNotice, getNotices, getUnreadCount } from '@park/contract/notice/endpoints';
import type { NoticeCategory } from '@park/contract/notice/limits';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { useEndless } from '@/api/endless';
import { useVisitorId } from '@/session/store';
import { noticeKeys } from './keys';

/** Reading notices: one hook a call. None of them waits for a sign-in but the count. */

/** What shows now, endless, pinned first. @param category '' for all of them */
export function useNotices(category: NoticeCategory | '') {
  return useEndless(noticeKeys.list(category), (page) => call(getNotices, { ...page, ...(category ? { category } : {}) }));
}

export function useNotice(id: string) {
  return useQuery({
    queryKey: noticeKeys.one(id),
    queryFn: () => call(getNotice, { id }),
    enabled: id !== '',
  });
}

/** New ones that the visitor has not read; undefined while signed out or unknown. */
export function useUnreadNotices(): number | undefined {
  const visitorId = useVisitorId();
  const { data } = useQuery({
    queryKey: noticeKeys.unread(visitorId),
    queryFn: () => call(getUnreadCount, {}),
    enabled: visitorId !== '',
  });
  return data?.count;
}
