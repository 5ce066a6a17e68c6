import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getOrders } from '@park/contract/ticket/order/calls';
import { longHistory } from '../orders';
import { expect, signedIn, weappJourney } from './fixtures';
import type { Drawn } from './wxml';

const ROWS = 5_000;
/** Ten cards. px */
const BLOCK = 1_200;
/** What one step of scrolling may send to the view: four blocks at most, never the list. Bytes */
const MAX_SENT_BYTES = 160 * 1024;

const rowsOf = (nodes: Drawn[]): number =>
  nodes.reduce((sum, node) => sum + rowsOf(node.children) + (String(node.attrs.class).includes('endless__item') ? 1 : 0), 0);

weappJourney('longList', async ({ hold }) => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(longHistory(ROWS)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const holder = hold();
  const { phone, program, screen } = holder;
  await signedIn(holder);
  const straight = phone.route;
  phone.route = (url) => (url.pathname === getOrders.path ? new URL(url.pathname, `http://127.0.0.1:${port}`) : straight(url));
  await program.launch('/pages/ticket/ticketRecord');
  await screen.sees('Ticket 1');
  const { setData } = program.top;
  program.scroll(0, BLOCK);
  await expect.poll(() => rowsOf(program.draw())).toBeLessThan(100);

  for (const block of [100, 101, 102, 103, 300]) {
    Object.assign(setData, { calls: 0, bytes: 0, largest: 0 });
    program.scroll(block * BLOCK, BLOCK);
    await screen.sees(new RegExp(`Ticket ${block * 10 + 1}\\D`));
    expect(setData.bytes).toBeLessThan(MAX_SENT_BYTES);
    expect(rowsOf(program.draw())).toBeLessThan(100);
  }
  program.scroll(0, BLOCK);
  await screen.sees(/Ticket 1\D/);
  server.close();
});
