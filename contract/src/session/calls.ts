import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** H5: the address at WeChat to send the browser to. */
export const genAuthUrl = defineCall<Schemas['genAuthUrl']>('POST', '/api/sysWechat/genAuthUrl', 'public');
/** H5: exchanges WeChat's code for an openid handle. `Code` travels in the query. */
export const snsOAuth2 = defineCall<Schemas['snsOAuth2']>('POST', '/api/sysWechat/snsOAuth2', 'public');
export const openIdLogin = defineCall<Schemas['openIdLogin']>('POST', '/api/sysWechat/openIdLogin', 'public');
/** Mini-program: exchanges the code of `Taro.login` for an openid handle. */
export const wxOpenId = defineCall<Schemas['wxOpenId']>('GET', '/api/sysWxOpen/wxOpenId', 'public');
export const wxOpenIdLogin = defineCall<Schemas['wxOpenIdLogin']>('POST', '/api/sysWxOpen/wxOpenIdLogin', 'public');
/** Ends every sign-in of the visitor and every handle that was made before; WeChat gives a new one when they come again. */
export const signOut = defineCall<Schemas['signOut']>('POST', '/api/sysWechat/signOut', 'user');
