import type { FastifyInstance } from 'fastify';
import type { AppKind } from './codes';
import type { Push, PushSettings } from './push';

type AnnounceArgs = Parameters<Push['announce']>;

/** What an owner does in the console of an app, and events that WeChat makes by itself. */
export function registerPushControls(app: FastifyInstance, push: Push): void {
  /** Where events go and how they are written; what is left out stays. */
  app.post('/sandbox/push', async (req) => {
    const { url, format, mode } = (req.body ?? {}) as Partial<PushSettings>;
    push.settings = { ...push.settings, ...(url !== undefined && { url }), ...(format && { format }), ...(mode && { mode }) };
    return push.settings;
  });

  /** Enters the address in the console: whether the server says the word. */
  app.post('/sandbox/push/confirm', async (req) => {
    const { app: kind = 'mini' } = (req.body ?? {}) as { app?: AppKind };
    return { confirmed: await push.confirm(kind) };
  });

  /** Makes an event: `{app, event, fields, from}`. */
  app.post('/sandbox/push/event', async (req) => {
    const {
      app: kind = 'mini',
      event,
      fields = {},
      from,
    } = (req.body ?? {}) as { app?: AnnounceArgs[0]; event: AnnounceArgs[1]; fields?: AnnounceArgs[2]; from?: AnnounceArgs[3] };
    push.announce(kind, event, fields, from);
    return {};
  });

  /** How often the server was told what, newest last. */
  app.get('/sandbox/push/deliveries', async () => ({ deliveries: push.deliveries }));
}
