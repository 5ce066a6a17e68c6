import { access } from 'node:fs/promises';
import { getOrders } from '@park/contract/ticket/order/calls';
import { queryAt } from '../../bench/benchDatabase';
import { Stop } from '../../scripts/terminal';
import type { Drill } from './drill';
import { startRight, startWrong } from './readiness';

/** Of Debian's package faketime. */
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
/** More than an order may stay unpaid. */
const AHEAD = '+20m';
const ENDED = `select count(*)::int as orders, (count(*) filter (where status <> 'pending'))::int as expired from ticket_order
  where idempotency_key like 'drill-%'`;

export const clock: Drill = {
  name: 'clock',
  about: 'one of two nodes is started with a clock 20 minutes ahead, then with the right one',
  within: 0,
  seconds: 40,
  async happens({ nodes, databaseUrl }, { tokens }) {
    const [node] = nodes;
    if (!node) return [];
    await access(LIBRARY).catch(() => {
      throw new Stop(`${LIBRARY} is not there: install faketime.`);
    });
    const env = { LD_PRELOAD: LIBRARY, FAKETIME: AHEAD, FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1' };
    const isReported = await startWrong(
      node,
      'a clock 20 minutes ahead',
      env,
      /^This machine's clock is 1200 s ahead of the database's/,
    );
    // Whoever has the address of this node looks at orders that are not paid yet, and the node by itself did, too.
    await fetch(`${node.url}${getOrders.path}`, { headers: { authorization: `Bearer ${tokens[0]}` } });
    const [ended = { orders: 0, expired: 0 }] = await queryAt<{ orders: number; expired: number }>(databaseUrl(), ENDED);
    await startRight(node);
    return [
      isReported,
      {
        tried: `${ended.orders} orders of the last minute, which may be paid for a quarter of an hour`,
        measured: `${ended.expired} expired`,
        held: ended.orders > 0 && ended.expired === 0,
      },
    ];
  },
};
