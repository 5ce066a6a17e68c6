import * as calls from '@park/contract/message/calls';
import { schemas } from '@park/contract/message/schemas';
import { mount } from '../../http/mount';
import type { ParkModule } from '../module';
import { inbox, tellDue } from './message.service';
import { hearSubscriptions } from './subscribe/subscribeEvents.service';

/** A visitor's inbox, and what WeChat may tell them. */
export const message: ParkModule = {
  register(app, { database, messages, subscribe, wechatEvents }) {
    mount(app, calls, schemas, inbox(database, messages, subscribe));
    hearSubscriptions(wechatEvents);
  },
  jobs: ({ database, subscribe }) => [
    { name: 'message-tell-due', cron: '* * * * *', run: () => tellDue(database) },
    { name: 'subscribe-send', cron: '* * * * *', run: (now) => subscribe.send(now) },
  ],
  dependents: { message: { table: 'visitor', by: 'visitor_id' }, subscribe_message: { table: 'visitor', by: 'visitor_id' } },
  tables: {
    subscribe_message: {
      follows: 'messages',
      exported: 'answered_at purpose state params sent_at',
      silent:
        'visitor_id subject template_id lang kind page_subject due_at useless_at next_try_at attempts msg_id problem arrivals',
    },
    message: { area: 'messages', exported: 'created_at kind params read_at', silent: 'id sequence visitor_id subject' },
    message_due: { follows: 'messages', exported: 'created_at kind params', silent: 'sequence visitor_id subject about' },
  },
  removed: {
    message: `t.created_at < :now - interval '1 year'`,
    subscribe_message: `t.answered_at < :now - interval '90 days'`,
  },
};
