import { PassThrough } from 'node:stream';
import { toParkIso } from '@park/contract/parkTime';
import { hearsOf, STAFF_EVENTS_PATH, type StaffEvent, type StaffEventKind } from '@park/contract/staff/events';
import type { Permission } from '@park/contract/staff/permissions';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { securityOf } from '../../http/route';
import type { Sessions } from '../session/session.service';
import type { EventBatch, StaffEvents } from './staffEvents.service';

const HEARTBEAT_MS = 15_000;
/** A reader that takes nothing for so many bytes is let go; it comes back and goes on where it was. */
const MAX_QUEUED_BYTES = 1024 * 1024;

/**
 * At this server, of one sign-in (the tabs of a browser) and of one account, which a gate's or a desk's screens may share; the oldest, most
 * likely of a reader who is long gone, makes way.
 */
export const MAX_STREAMS = { session: 10, account: 100 };

interface StaffEventsDeps {
  events: StaffEvents;
  sessions: Sessions;
  heartbeatMs?: number;
}

/** `STAFF_EVENTS_PATH`: what happens in the park, as it happens, to those whose work it is. */
export function registerStaffEvents(
  app: FastifyInstance,
  { events, sessions, heartbeatMs = HEARTBEAT_MS }: StaffEventsDeps,
): void {
  /** What ends each stream, and whose it is; oldest first. */
  const open = new Map<() => void, { session: string; account: string }>();
  // Before the server waits for its connections to end, or these would keep it from stopping.
  app.addHook('preClose', async () => {
    for (const end of open.keys()) end();
    await events.close();
  });

  app.route({
    method: 'GET',
    url: STAFF_EVENTS_PATH,
    config: { auth: 'admin', needs: 'anyStaff', priority: 'vital' },
    schema: {
      summary: 'Follow what happens in the park as server-sent events; resumes after Last-Event-ID',
      tags: ['staffAdmin'],
      security: securityOf({ auth: 'admin', needs: 'anyStaff' }),
      response: { 200: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } } },
    },
    handler: async (req, reply) => {
      const stream = new PassThrough();
      const token = req.headers.authorization?.split(/\s+/)[1] ?? '';
      let leave = (): void => undefined;
      let ended = false;
      const end = (): void => {
        if (ended) return;
        ended = true;
        leave();
        clearInterval(beat);
        open.delete(end);
        stream.end();
      };
      const fail = (error: unknown): void => {
        req.log.warn({ err: error }, 'a stream of events ended');
        end();
      };

      let turn: Promise<void> = Promise.resolve();
      let sent = '';
      /** One after another, and each only as long as the token and the account are good. */
      const send = (textFor: (held: readonly Permission[]) => string): void => {
        turn = turn
          .then(async () => {
            if (ended) return;
            const found = await sessions.authenticate(token, 'admin', app.clock());
            if (found.state !== 'signedIn' || !found.admin || stream.writableLength > MAX_QUEUED_BYTES) end();
            else if (!ended) stream.write(textFor(found.admin.permissions));
          })
          .catch(fail);
      };
      let place = '';
      const tell = ({ rows, position }: EventBatch): void => {
        const before = place;
        place = position;
        send((held) => {
          const mine = rows.filter(({ kind }) => hearsOf(held, kind));
          if (mine.length > 0) sent = position;
          // Until the last of them has arrived one goes on from before all of them.
          return mine.map((row, i) => eventText(row, i < mine.length - 1 ? before : position)).join('');
        });
      };
      const beat = setInterval(() => {
        const here = place;
        send(() => {
          if (sent === here) return ': beat\n\n';
          sent = here;
          return positionText(here);
        });
      }, heartbeatMs);
      const whose = { session: req.identity.sessionId, account: req.identity.admin?.id ?? '' };
      for (const of of ['session', 'account'] as const) {
        const others = [...open].filter(([, one]) => one[of] === whose[of]);
        for (const [oldest] of others.slice(0, Math.max(0, others.length + 1 - MAX_STREAMS[of]))) oldest();
      }
      open.set(end, whose);
      // When the reader goes away.
      stream.on('close', end);
      reply.raw.on('close', end);

      const lastEventId = req.headers['last-event-id'];
      place = typeof lastEventId === 'string' ? positionOf(lastEventId) : '';
      const joined = await events.join(typeof lastEventId === 'string' ? place : null, tell).catch((error: unknown) => {
        end();
        throw error;
      });
      if (ended) joined.leave();
      else leave = joined.leave;
      const here = place;
      sent = here;
      send(() => (joined.missed ? `event: reset\nid: ${here}\ndata: {}\n\n` : positionText(here)));
      return (
        reply
          .type('text/event-stream')
          .header('cache-control', 'no-store')
          .header('x-accel-buffering', 'no')
          // Kept alive for the reader's next call, the connection would keep a server that stops waiting for it.
          .header('connection', 'close')
          .send(stream)
      );
    },
  });
}

/** An event's id is the position to go on from, and its number so that no two are alike. */
const positionOf = (lastId: string): string => /^\d{1,18}(?=$|-)/.exec(lastId)?.[0] ?? '';

const positionText = (position: string): string => `event: position\nid: ${position}\ndata: {}\n\n`;

function eventText({ id, kind, subject, at }: EventBatch['rows'][number], position: string): string {
  const event: StaffEvent = { id, kind: kind as StaffEventKind, subject, at: toParkIso(at) };
  return `event: change\nid: ${position}-${id}\ndata: ${JSON.stringify(event)}\n\n`;
}
