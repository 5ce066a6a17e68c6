import { genAuthUrl, openIdLogin, signOut, snsOAuth2, wxOpenId, wxOpenIdLogin } from '@park/contract/session/endpoints';
import { codeIn, genAuthUrlIn, jsCodeIn, openIdHandle, openIdLoginIn, userInfo } from '@park/contract/session/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../../http/route';
import type { SignIn } from './signIn.service';

export function registerSession(app: FastifyInstance, signIn: SignIn, publicOrigins: string[]): void {
  route(
    app,
    genAuthUrl,
    { in: genAuthUrlIn, out: z.string(), summary: 'Address at WeChat that sends the browser back with a code' },
    async ({ input, req }) => signIn.authorizeUrl(input, { protocol: req.protocol, host: req.host, origins: publicOrigins }),
  );
  route(
    app,
    snsOAuth2,
    { in: codeIn, out: openIdHandle, from: 'query', summary: 'Exchange a code of the official account for an openid handle' },
    ({ input, now, req }) => signIn.handleForCode('h5', input.Code, now, req.log),
  );
  route(
    app,
    openIdLogin,
    { in: openIdLoginIn, out: userInfo, summary: 'Sign in on H5 with an openid handle' },
    ({ input, now }) => signIn.signIn('h5', input.openId, now),
  );
  route(
    app,
    wxOpenId,
    { in: jsCodeIn, out: openIdHandle, summary: 'Exchange a code of the mini-program for an openid handle' },
    ({ input, now, req }) => signIn.handleForCode('mini', input.JsCode, now, req.log),
  );
  route(
    app,
    wxOpenIdLogin,
    { in: openIdLoginIn, out: userInfo, summary: 'Sign in in the mini-program with an openid handle' },
    ({ input, now }) => signIn.signIn('mini', input.openId, now),
  );
  route(
    app,
    signOut,
    { in: z.object({}), out: z.null(), summary: 'End every sign-in of the visitor and every openid handle made before' },
    async ({ visitorId, now }) => {
      await signIn.signOut(visitorId, now);
      return null;
    },
  );
}
