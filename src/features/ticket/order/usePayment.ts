import { getOrder, getOrders, payOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useDidShow } from '@tarojs/taro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askAgain, keepAnswer } from '@/api/askAgain';
import { call } from '@/api/client';
import { sentenceOf } from '@/api/sentence';
import { keyOf } from '@/api/useCall';
import { canPay, PAY_APP, pay } from '@/platform/pay';
import { useVisitorId } from '@/session/store';
import { CONFIRM_WAITS } from './rules';

/**
 * `starting`: until WeChat's payment is closed again; `confirming`: the phone says paid, the server is asked; `slow`: it did not
 * know within a minute and is asked again whenever somebody looks; `outside`: no WeChat around the page; `refused`: see `sentence`.
 */
type PayState = 'idle' | 'starting' | 'confirming' | 'slow' | 'cancelled' | 'failed' | 'outside' | 'refused';

export interface Payment {
  state: PayState;
  /** Why it was refused, in words. */
  sentence: string | undefined;
  start(): Promise<void>;
  /** Asks the server again. */
  ask(): Promise<void>;
}

/**
 * Paying one order. What the phone says is never believed: the order is what the server says it is.
 * @param onPaid the server said that it is paid
 * @param atPayment WeChat's payment has closed, and the phone says that it was paid: the moment in which WeChat lets one be asked
 */
export function usePayment(orderId: string, onPaid: (order: Order) => void, atPayment?: () => void): Payment {
  const visitorId = useVisitorId();
  const client = useQueryClient();
  const [state, setState] = useState<PayState>('idle');
  const [sentence, setSentence] = useState<string>();
  const busy = useRef(false);
  const gone = useRef(false);
  const latestOnPaid = useRef(onPaid);
  latestOnPaid.current = onPaid;
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  /** Whether the server has decided: then polling ends. A lost answer decides nothing, and shows a toast only after a user action. */
  const isDecided = useCallback(
    async (isUserAction = false) => {
      const key = keyOf(getOrder, visitorId, { id: orderId });
      const requestedAt = Date.now();
      const answer = await call(getOrder, { id: orderId }, { quiet: !isUserAction }).catch(() => null);
      if (!answer || gone.current) return false;
      const { data, dataUpdatedAt = 0 } = client.getQueryState<Order>(key) ?? {};
      // What the page has learnt since may be newer.
      const order = data && dataUpdatedAt > requestedAt ? data : answer;
      if (order === answer) keepAnswer(client, key, answer);
      if (order.status === 'pending' || order.status === 'expired') return false;
      void askAgain(client, keyOf(getOrders));
      setState('idle');
      if (order.status === 'paid') latestOnPaid.current(order);
      return true;
    },
    [client, orderId, visitorId],
  );

  const confirm = useCallback(async () => {
    setState('confirming');
    for (const wait of CONFIRM_WAITS) {
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      if (gone.current || (await isDecided())) return;
    }
    setState('slow');
  }, [isDecided]);

  const start = async () => {
    if (busy.current) return;
    busy.current = true;
    setState('starting');
    setSentence(undefined);
    try {
      if (!(await canPay())) {
        setState('outside');
        return;
      }
      const outcome = await pay(await call(payOrder, { orderId, app: PAY_APP }));
      if (outcome === 'paid') {
        atPayment?.();
        await confirm();
        return;
      }
      setState(outcome);
    } catch (error) {
      setState('refused');
      setSentence(sentenceOf(error));
    } finally {
      busy.current = false;
    }
    // The phone may be wrong about this, too; meanwhile the visitor may try again.
    void isDecided();
  };

  const look = async (isUserAction: boolean) => {
    if (busy.current) return;
    busy.current = true;
    setState('confirming');
    try {
      if (!(await isDecided(isUserAction))) setState('slow');
    } finally {
      busy.current = false;
    }
  };
  useDidShow(() => {
    if (state === 'slow') void look(false);
  });

  return { state, sentence, start, ask: () => look(true) };
}
