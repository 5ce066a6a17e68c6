import { getNotices } from '@park/contract/notice/endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { noticeKeys } from './keys';

/** Notices that the home shows; apart from the lists, which the first page needs none of. */
export const NEWEST = 3;

/** The first few, for the park's home. */
export function useNewestNotices() {
  return useQuery({
    queryKey: noticeKeys.newest,
    queryFn: async () => (await call(getNotices, { page: 1, pageSize: NEWEST })).items,
  });
}
