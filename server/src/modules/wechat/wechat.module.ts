import { toParkIso } from '@park/contract/parkTime';
import * as calls from '@park/contract/wechat/calls';
import { schemas } from '@park/contract/wechat/schemas';
import { WECHAT_VARIABLES } from '@park/contract/wechat/variables';
import type { Config } from '../../config';
import { shortLived } from '../../db/shortLived';
import { type Finding, runChecks } from '../../doctor/finding';
import { wechatChecks } from '../../doctor/wechat';
import { mount } from '../../http/mount';
import type { Env } from '../../variables';
import type { ParkModule } from '../module';

const NAMES: readonly (keyof Env)[] = Object.values(WECHAT_VARIABLES).flat();
/** How often a node asks WeChat at most, whoever taps. ms */
const TEST_EVERY_MS = 10_000;

/** What the park was given of WeChat's, and whether it works. */
export const wechat: ParkModule = {
  register(app, { config, clock, ownOrigin }) {
    const { sandbox, mini, h5 } = config.wechat;
    const tested = shortLived<{ at: string; findings: Finding[] }>(TEST_EVERY_MS);
    mount(app, calls, schemas, {
      getWechat: async () => ({
        isSandbox: sandbox,
        hasPay: config.pay !== null,
        variables: NAMES.filter((name) => config.variables.includes(name)),
        appIds: sandbox ? { mini: null, h5: null } : { mini: mini?.appId ?? null, h5: h5?.appId ?? null },
      }),
      async testWechat(_, { lang: reader, now }) {
        const lang = reader.startsWith('zh') ? 'zh-Hans' : 'en';
        const { at, findings } = await tested(lang, async () => ({
          at: toParkIso(now),
          findings: await runChecks(wechatChecks(sandbox ? onThisMachine(config, ownOrigin()) : config, clock, lang), lang),
        }));
        return { at, findings: findings.map(({ todo = null, ...finding }) => ({ ...finding, todo })) };
      },
    });
  },
};

/** The sandbox finds the park where it listens, whatever its address is to others. */
function onThisMachine({ pay, ...config }: Config, origin: string): Config {
  return { ...config, publicOrigins: [origin], pay: pay && { ...pay, notifyOrigin: pay.notifyOrigin ?? origin } };
}
