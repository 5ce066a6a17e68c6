import { z } from 'zod';
import { subscribeMessages } from '../../../metrics';
import { eventNumber, type WechatEvents } from '../../wechatEvent/wechatEvent.service';
import * as repo from './subscribe.repo';

/** What an event lists. In XML it lies one deeper, under the event's name; of one thing alone WeChat makes no list, whatever its document says. */
const listed = <Item extends z.ZodType>(name: string, item: Item) =>
  z
    .looseObject({ FromUserName: z.string() })
    .transform((event) => {
      const inner = (event as Record<string, { List?: unknown } | undefined>)[name];
      const list = (event as { List?: unknown }).List ?? inner?.List ?? [];
      return { openid: event.FromUserName, list: Array.isArray(list) ? list : [list] };
    })
    .pipe(z.object({ openid: z.string(), list: z.array(item) }));

const choice = z.object({ TemplateId: z.string(), SubscribeStatusString: z.string() });
const arrival = z.object({ MsgID: z.coerce.string(), ErrorCode: eventNumber, ErrorStatus: z.string().optional() });

/** Reads what WeChat tells of subscribe messages: what visitors chose in its own windows, and what arrived. */
export function hearSubscriptions(events: WechatEvents): void {
  // Of a yes the app tells what it is about; WeChat knows the template alone.
  events.on('subscribe_msg_popup_event', listed('SubscribeMsgPopupEvent', choice), async (_tx, { list }) => {
    for (const { SubscribeStatusString: answer } of list) subscribeMessages.inc({ purpose: 'asked', result: answer });
  });
  events.on(
    'subscribe_msg_change_event',
    listed('SubscribeMsgChangeEvent', choice),
    async (tx, { openid, list }, { visitorOf, now }) => {
      const visitorId = await visitorOf(openid);
      if (visitorId === null) return;
      for (const { TemplateId, SubscribeStatusString } of list)
        if (SubscribeStatusString === 'reject') await repo.refuseTemplate(tx, visitorId, TemplateId, now);
    },
  );
  events.on(
    'subscribe_msg_sent_event',
    listed('SubscribeMsgSentEvent', arrival),
    async (tx, { openid, list }, { visitorOf }) => {
      const visitorId = await visitorOf(openid);
      for (const { MsgID, ErrorCode, ErrorStatus } of list)
        await repo.noteArrival(tx, visitorId, MsgID, ErrorCode === 0 ? null : (ErrorStatus ?? String(ErrorCode)));
    },
  );
}
