import { Agent, request } from 'node:http';
import type { Envelope } from '@park/contract/envelope';
import { addReservationRecord } from '@park/contract/live/reservation/calls';
import type { Reservation } from '@park/contract/live/reservation/schemas';
import type { BookingTask } from './bookingTasks';

export interface HttpRound {
  ms: number;
  /** Ids of the reservations the server acknowledged. */
  acknowledged: string[];
  refused: string[];
  /** ms of each call. */
  latencies: number[];
}

/** Makes the bookings over HTTP on so many connections that are kept alive. */
export async function bookOverHttp(url: string, tasks: BookingTask[], connections: number): Promise<HttpRound> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const round: HttpRound = { ms: 0, acknowledged: [], refused: [], latencies: [] };
  const waiting = [...tasks];
  const began = performance.now();
  const phone = async () => {
    for (let task = waiting.pop(); task !== undefined; task = waiting.pop()) {
      const sent = performance.now();
      const { token, pointId, timespanId, day, platformId } = task;
      const envelope = await post(agent, url, token, { pointId, timespanId, day, platformId });
      round.latencies.push(performance.now() - sent);
      if (envelope.code === 200) round.acknowledged.push(envelope.result.id);
      else round.refused.push(envelope.extras?.error ?? envelope.message);
    }
  };
  await Promise.all(Array.from({ length: connections }, phone));
  round.ms = performance.now() - began;
  agent.destroy();
  return round;
}

function post(agent: Agent, url: string, token: string, input: object): Promise<Envelope<Reservation>> {
  const body = JSON.stringify(input);
  return new Promise((resolve, reject) => {
    const sending = request(
      `${url}${addReservationRecord.path}`,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: `Bearer ${token}`,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          try {
            resolve(JSON.parse(Buffer.concat(chunks).toString()));
          } catch (error) {
            reject(error);
          }
        });
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}
