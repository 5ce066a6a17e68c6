import type { Call } from '@park/contract/call';
import type { Page, PageQuery } from '@park/contract/envelope';
import { useVisitorId } from '@/session/store';
import { call as ask } from './client';
import { type Endless, useEndless } from './endless';
import { keyOf } from './useCall';

/** The pages of a call as one endless list. One for signed-in visitors waits for the sign-in. */
export function useList<In extends PageQuery, Item extends { id: string }>(
  call: Call<In, Page<Item>>,
  input: Omit<In, 'page' | 'pageSize'>,
): Endless<Item> {
  const visitorId = useVisitorId();
  const isOwn = call.auth === 'user';
  return useEndless(
    [...keyOf(call, isOwn ? visitorId : '', input), 'pages'],
    (page) => ask(call, { ...input, ...page } as unknown as In),
    !isOwn || visitorId !== '',
  );
}
