import type { Picture } from '@park/contract/file/schemas';
import {
  claimItem,
  closeItem,
  getItem,
  getItems,
  getMyClaims,
  getMyItems,
  publishItem,
  withdrawItem,
} from '@park/contract/lostFound/endpoints';
import type { ClaimItemIn, Item, ItemsIn, PublishItemIn } from '@park/contract/lostFound/schemas';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, upload } from '@/api/client';
import { useEndless } from '@/api/endless';
import { signInForTap, useVisitorId } from '@/session/store';
import { lostFoundKeys } from './keys';

/** What anybody may see, newest first, endless. */
export function useItems(filter: Pick<ItemsIn, 'kind' | 'category'>) {
  return useEndless(lostFoundKeys.items(filter), (page) => call(getItems, { ...filter, ...page }));
}

/** One thing; asked again when the sign-in has told who asks, who may see more. */
export function useItem(id: string) {
  return useQuery({
    queryKey: lostFoundKeys.item(useVisitorId(), id),
    queryFn: () => call(getItem, { id }),
    enabled: id !== '',
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export function useMyItems() {
  return useEndless(lostFoundKeys.mine(useVisitorId()), (page) => call(getMyItems, page));
}

export function useMyClaims() {
  return useEndless(lostFoundKeys.claims(useVisitorId()), (page) => call(getMyClaims, page));
}

/** Sent twice under one key it is there once. */
export function usePublishItem() {
  const kept = useKept();
  return useMutation({
    mutationFn: ({ input, key }: { input: PublishItemIn; key: string }) => call(publishItem, input, { idempotencyKey: key }),
    onSuccess: kept,
  });
}

/** The same words again are the same claim, so a retry is safe. Anybody sees the thing, so the tap signs in. */
export function useClaimItem() {
  const kept = useKept();
  return useMutation({
    mutationFn: (input: ClaimItemIn) => signInForTap().then(() => call(claimItem, input)),
    onSuccess: kept,
  });
}

/** Ends one's own: taken away, or back with its owner. */
export function useEndItem() {
  const kept = useKept();
  return useMutation({
    mutationFn: ({ id, how }: { id: string; how: 'withdraw' | 'close' }) =>
      call(how === 'close' ? closeItem : withdrawItem, { id }),
    onSuccess: kept,
  });
}

/** Keeps what a call answered with, and has all lists asked for again. */
function useKept() {
  const visitorId = useVisitorId();
  const client = useQueryClient();
  return (item: Item) => {
    client.setQueryData(lostFoundKeys.item(visitorId, item.id), item);
    for (const list of ['items', 'mine', 'claims']) void client.invalidateQueries({ queryKey: ['lostFound', list] });
  };
}

/** A picture of the form; its failure is shown on it. */
export function uploadPicture(path: string, onProgress: (percent: number) => void): Promise<Picture> {
  return upload(path, { onProgress });
}
