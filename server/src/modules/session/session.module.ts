import * as calls from '@park/contract/session/calls';
import { schemas } from '@park/contract/session/schemas';
import { mount } from '../../http/mount';
import type { ParkModule } from '../module';
import { deleteExpiredSessions } from './session.repo';

export const session: ParkModule = {
  register(app, { signIn, config }) {
    mount(app, calls, schemas, {
      genAuthUrl: async (input, { req }) =>
        signIn.authorizeUrl(input, { protocol: req.protocol, host: req.host, origins: config.publicOrigins }),
      snsOAuth2: ({ Code }, { now, req }) => signIn.handleForCode('h5', Code, now, req.log),
      openIdLogin: ({ openId }, { now }) => signIn.signIn('h5', openId, now),
      wxOpenId: ({ JsCode }, { now, req }) => signIn.handleForCode('mini', JsCode, now, req.log),
      wxOpenIdLogin: ({ openId }, { now }) => signIn.signIn('mini', openId, now),
      async signOut(_, { visitorId, now }) {
        await signIn.signOut(visitorId, now);
        return null;
      },
    });
  },
  jobs: ({ database }) => [
    {
      name: 'session-purge',
      cron: '17 19 * * *',
      run: async (now) => {
        await deleteExpiredSessions(database.db, new Date(now));
        return 0;
      },
    },
  ],
  dependents: { session: { table: 'visitor', by: 'visitor_id' }, wechat_account: { table: 'visitor', by: 'visitor_id' } },
  tables: {
    session: { follows: 'account', exported: 'created_at expires_at revoked_at', silent: 'id visitor_id admin_id admin_name' },
    wechat_account: {
      area: 'account',
      exported: 'created_at app_id openid unionid',
      silent: 'visitor_id handles_from id openid_hash unionid_hash',
      sealed: { openid: 'column openid', unionid: 'column unionid' },
    },
  },
};
