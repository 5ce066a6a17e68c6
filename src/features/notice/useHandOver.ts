import { getUnreadCount, readNotice } from '@park/contract/notice/calls';
import { MAX_READ_AT_ONCE } from '@park/contract/notice/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepAnswer } from '@/api/askAgain';
import { keyOf } from '@/api/useCall';
import { useSend } from '@/api/useSend';
import { useVisitorId } from '@/session/store';
import { markSent, useReadMarks } from './readMarks';

/** On its way: several pages of notices may be open at once. */
let sending = '';

/**
 * Tells the server, once somebody is signed in, what was read on this phone. Nobody asked for it, so nobody hears when it fails:
 * it is tried again on the next page of notices.
 */
export function useHandOver(): void {
  const client = useQueryClient();
  const visitorId = useVisitorId();
  const unsent = useReadMarks()
    .filter(({ told }) => !told)
    .slice(0, MAX_READ_AT_ONCE)
    .map(({ id }) => id)
    .join(' ');
  const { mutate } = useSend(readNotice, {
    quiet: true,
    onSuccess: (left, { ids }) => {
      keepAnswer(client, keyOf(getUnreadCount, visitorId, {}), left);
      markSent(ids);
    },
    onSettled: () => {
      sending = '';
    },
  });
  useEffect(() => {
    if (visitorId === '' || unsent === '' || unsent === sending) return;
    sending = unsent;
    mutate({ ids: unsent.split(' ') });
  }, [visitorId, unsent, mutate]);
}
