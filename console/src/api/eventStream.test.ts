import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { listenTo, type StaffEvent } from './eventStream';

const change = (id: number) =>
  `id: ${id}\nevent: change\ndata: ${JSON.stringify({ id, kind: 'orderPaid', subject: `order:${id}`, at: '2026-05-04T10:00:00+08:00' })}\n\n`;

test('what is told twice is heard once, and a lost stream goes on after the last event', async () => {
  const lastEventIds: (string | undefined)[] = [];
  const answers: ((res: ServerResponse) => void)[] = [
    (res) => res.end(`${change(1)}${change(2)}: heartbeat\n\n`),
    (res) => res.end('id: 9\nevent: position\ndata: {}\n\n'),
    (res) => res.write(`${change(2)}${change(3)}event: reset\ndata: {}\n\n`),
  ];
  const server = createServer((req, res) => {
    lastEventIds.push(req.headers['last-event-id'] as string | undefined);
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    answers.shift()?.(res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const heard: StaffEvent[] = [];
  await new Promise<void>((resolve) => {
    const stop = listenTo({
      open: (lastId, signal) => fetch(url, { signal, headers: lastId ? { 'last-event-id': lastId } : {} }),
      delay: () => 0,
      onEvent: (event) => {
        heard.push(event);
        if (event.kind !== 'reset') return;
        stop();
        resolve();
      },
    });
  });
  server.closeAllConnections();
  server.close();
  assert.deepEqual(
    heard.map(({ kind, subject }) => `${kind} ${subject}`.trim()),
    ['orderPaid order:1', 'orderPaid order:2', 'orderPaid order:3', 'reset'],
  );
  assert.deepEqual(lastEventIds, [undefined, '2', '9']);
});
