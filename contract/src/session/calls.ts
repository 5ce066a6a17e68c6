import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** H5: the address at WeChat to send the browser to. */
export const genAuthUrl = call<'genAuthUrl'>('POST', '/api/sysWechat/genAuthUrl', 'public');
/** H5: exchanges WeChat's code for an openid handle. `Code` travels in the query. */
export const snsOAuth2 = call<'snsOAuth2'>('POST', '/api/sysWechat/snsOAuth2', 'public');
export const openIdLogin = call<'openIdLogin'>('POST', '/api/sysWechat/openIdLogin', 'public');
/** Mini-program: exchanges the code of `Taro.login` for an openid handle. */
export const wxOpenId = call<'wxOpenId'>('GET', '/api/sysWxOpen/wxOpenId', 'public');
export const wxOpenIdLogin = call<'wxOpenIdLogin'>('POST', '/api/sysWxOpen/wxOpenIdLogin', 'public');
/** WeChat gives a new handle when they come again. */
export const signOut = call<'signOut'>('POST', '/api/sysWechat/signOut', 'user');
