import * as calls from '@park/contract/session/calls';
import { schemas } from '@park/contract/session/schemas';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount';
import type { SignIn } from './signIn.service';

export function registerSession(app: FastifyInstance, signIn: SignIn, publicOrigins: string[]): void {
  mount(app, calls, schemas, {
    genAuthUrl: async (input, { req }) =>
      signIn.authorizeUrl(input, { protocol: req.protocol, host: req.host, origins: publicOrigins }),
    snsOAuth2: ({ Code }, { now, req }) => signIn.handleForCode('h5', Code, now, req.log),
    openIdLogin: ({ openId }, { now }) => signIn.signIn('h5', openId, now),
    wxOpenId: ({ JsCode }, { now, req }) => signIn.handleForCode('mini', JsCode, now, req.log),
    wxOpenIdLogin: ({ openId }, { now }) => signIn.signIn('mini', openId, now),
    async signOut(_, { visitorId, now }) {
      await signIn.signOut(visitorId, now);
      return null;
    },
  });
}
