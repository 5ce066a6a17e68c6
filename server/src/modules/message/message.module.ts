import type { ParkModule } from '../module';
import { tellDue } from './message.service';

export const message: ParkModule = {
  jobs: ({ database, subscribe }) => [
    { name: 'message-tell-due', cron: '* * * * *', run: () => tellDue(database) },
    { name: 'subscribe-send', cron: '* * * * *', run: (now) => subscribe.send(now) },
  ],
  tables: {
    subscribe_message: {
      follows: 'messages',
      told: 'answered_at purpose state params sent_at',
      silent:
        'visitor_id subject template_id lang kind page_subject due_at useless_at next_try_at attempts msg_id problem arrivals',
    },
    message: { area: 'messages', told: 'created_at kind params read_at', silent: 'id sequence visitor_id subject' },
    message_due: { follows: 'messages', told: 'created_at kind params', silent: 'sequence visitor_id subject about' },
  },
};
