import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parkMoment, toParkIso } from '@park/contract/parkTime';
import type { ComingOrder } from '@park/contract/ticket/order/schemas';
import { dayAhead } from './tickets';
import { parkUrl } from './world';

/** The morning of today: what a journey's tickets are for, whatever they were bought for. */
function morning() {
  const day = dayAhead(0);
  const at = (clock: string) => `${day}T${clock}:00+08:00`;
  return { day, start: at('09:00'), end: at('12:00'), enterFrom: at('08:45') };
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length > 0 ? Buffer.concat(parts).toString() : undefined;
}

const PASSED_ON = ['authorization', 'accept-language', 'content-type', 'idempotency-key'];

/** The park at an hour of today that a journey chooses: its answers tell that time, and the visitor's tickets are for the morning. */
export async function parkAtHours() {
  const park = {
    url: '',
    /** `HH:mm` */
    clock: '08:00',
    /** What became of the visitor's next order. */
    order: {} as Partial<ComingOrder>,
    close: () => server.close(),
  };
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '', headers } = request;
    const passedOn = Object.fromEntries(PASSED_ON.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
    const answer = await fetch(parkUrl() + url, { method, headers: passedOn, body: await bodyOf(request) });
    const body = (await answer.json()) as { time: string; result: unknown };
    body.time = toParkIso(parkMoment(dayAhead(0), park.clock));
    if (url.includes('getComingOrders') && Array.isArray(body.result))
      body.result = body.result.map((order: ComingOrder) => ({ ...order, ...morning(), ...park.order }));
    const token = answer.headers.get('access-token');
    response.writeHead(answer.status, { 'content-type': 'application/json', ...(token && { 'access-token': token }) });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  park.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return park;
}
