import type { CallInput } from '@park/contract/call';
import type { Order } from '@park/contract/ticket/order/schemas';
import { addOrder } from '@park/contract/ticket/sale/calls';
import type { AddOrderIn } from '@park/contract/ticket/sale/schemas';
import { deleteSavedVisitor, saveVisitor } from '@park/contract/ticket/visitor/calls';
import type { SavedVisitor } from '@park/contract/ticket/visitor/schemas';
import { joinWaitingList } from '@park/contract/ticket/waitlist/calls';
import type { WaitlistEntry } from '@park/contract/ticket/waitlist/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { signInForTap, useVisitorId } from '@/session/store';
import { ticketKeys } from './keys';

/** An order under its key: sent twice it is made once. After a refusal, too, what is left is asked for again. */
export function useAddOrder() {
  const visitorId = useVisitorId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ order, key }: { order: AddOrderIn; key: string }) => call(addOrder, order, { idempotencyKey: key }),
    onSuccess: (made: Order) => {
      client.setQueryData(ticketKeys.order(visitorId, made.id), made);
      void client.invalidateQueries({ queryKey: ticketKeys.orders(visitorId) });
      void client.invalidateQueries({ queryKey: ticketKeys.waitlist(visitorId) });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ticketKeys.stock }),
  });
}

/** Keeps a visitor on the server, whole numbers never on the phone. */
export function useSaveVisitor() {
  const visitorId = useVisitorId();
  const client = useQueryClient();
  const key = ticketKeys.savedVisitors(visitorId);
  return useMutation({
    mutationFn: (input: CallInput<typeof saveVisitor>) => call(saveVisitor, input),
    onSuccess: (saved: SavedVisitor) => {
      client.setQueryData(key, (before: SavedVisitor[] = []) =>
        before.some(({ id }) => id === saved.id)
          ? before.map((one) => (one.id === saved.id ? saved : one))
          : [...before, saved],
      );
    },
  });
}

export function useDeleteSavedVisitor() {
  const visitorId = useVisitorId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof deleteSavedVisitor>) => call(deleteSavedVisitor, input),
    onSuccess: (left: SavedVisitor[]) => client.setQueryData(ticketKeys.savedVisitors(visitorId), left),
  });
}

/** Joins the line of a sold-out slot, or changes the places one waits for. Anybody sees the slots, so the tap signs in. */
export function useJoinWaitingList() {
  const visitorId = useVisitorId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof joinWaitingList>) => signInForTap().then(() => call(joinWaitingList, input)),
    onSuccess: (_entry: WaitlistEntry) => void client.invalidateQueries({ queryKey: ticketKeys.waitlist(visitorId) }),
    onSettled: (_done, _error, { ticketId }) => void client.invalidateQueries({ queryKey: ticketKeys.product(ticketId) }),
  });
}
