import * as calls from '@park/contract/overview/calls';
import { schemas } from '@park/contract/overview/schemas';
import { parkDay } from '@park/contract/parkTime';
import { type Handlers, mountEither } from '../../http/mount';
import type { Lang } from '../../i18n/lang';
import type { ParkModule } from '../module';
import { findDesks } from './overview.repo';
import { createOverview } from './overview.service';
import { createWeather } from './weather.service';

/** What staff see first. */
export const overview: ParkModule = {
  register(app, { database, park, config: { wechat, pay, qweather } }) {
    const isReal = !wechat.sandbox && (wechat.h5 ?? wechat.mini) !== null;
    const outside = { wechat: isReal, pay: isReal && pay !== null };
    const weather = createWeather(qweather, app.log);
    const weatherOf = async (day: string | undefined, lang: Lang, now: number) => {
      const { position = null } = (await park.read(now).catch(() => null))?.about ?? {};
      return position && (day ?? parkDay(now)) === parkDay(now) ? weather(position, lang, now) : null;
    };
    mountEither(app, calls, schemas, database, (database) => {
      const read = createOverview(database, outside);
      const handlers: Handlers<typeof calls, typeof schemas> = {
        async getOverview({ day }, { admin, lang, now }) {
          const seen = await read(day, { permissions: admin.permissions, lang, now });
          return { ...seen, weather: await weatherOf(day, lang, now) };
        },
        getDesks: (_, { now }) => findDesks(database.db, now),
      };
      return handlers;
    });
  },
};
