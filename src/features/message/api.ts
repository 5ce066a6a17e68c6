import { getMessages, getUnreadCount, readAllMessages, readMessage } from '@park/contract/message/endpoints';
import type { MessageGroup } from '@park/contract/message/kinds';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { useEndless } from '@/api/endless';
import { useVisitorId } from '@/session/store';

const keys = {
  of: (visitorId: string) => ['message', visitorId] as const,
  list: (visitorId: string, group: MessageGroup | undefined) => ['message', visitorId, 'list', group ?? ''] as const,
  unread: (visitorId: string) => ['message', visitorId, 'unread'] as const,
};

/** The visitor's messages, newest first, endless; of one group, or of all. */
export function useMessages(group: MessageGroup | undefined) {
  const visitorId = useVisitorId();
  return useEndless(keys.list(visitorId, group), (page) => call(getMessages, { ...page, group }), {
    enabled: visitorId !== '',
  });
}

/** What is unread, in all and by group. */
export function useUnread() {
  const visitorId = useVisitorId();
  return useQuery({
    queryKey: keys.unread(visitorId),
    queryFn: () => call(getUnreadCount, {}),
    enabled: visitorId !== '',
    refetchOnMount: 'always',
  });
}

function useReading<In>(read: (input: In) => Promise<unknown>) {
  const visitorId = useVisitorId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: read,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.of(visitorId) });
      void client.invalidateQueries({ queryKey: ['mine'] });
    },
  });
}

/** Nobody asked for it: opening a message reads it, so a failure is not told. */
export function useReadMessage() {
  return useReading((id: string) => call(readMessage, { id }, { quiet: true }));
}

export function useReadAll() {
  return useReading((group: MessageGroup | undefined) => call(readAllMessages, { group }));
}
