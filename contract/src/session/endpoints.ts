import { endpoint } from '../endpoint';
import type { CodeIn, GenAuthUrlIn, JsCodeIn, OpenIdLoginIn, UserInfo } from './schemas';

/** H5: the address at WeChat to send the browser to. */
export const genAuthUrl = endpoint<GenAuthUrlIn, string>('POST', '/api/sysWechat/genAuthUrl', 'public');
/** H5: exchanges WeChat's code for an openid handle. `Code` travels in the query. */
export const snsOAuth2 = endpoint<CodeIn, string>('POST', '/api/sysWechat/snsOAuth2', 'public');
export const openIdLogin = endpoint<OpenIdLoginIn, UserInfo>('POST', '/api/sysWechat/openIdLogin', 'public');
/** Mini-program: exchanges the code of `Taro.login` for an openid handle. */
export const wxOpenId = endpoint<JsCodeIn, string>('GET', '/api/sysWxOpen/wxOpenId', 'public');
/** Ends every sign-in of the visitor and every handle that was made before; WeChat gives a new one when they come again. */
export const signOut = endpoint<Record<string, never>, null>('POST', '/api/sysWechat/signOut', 'user');
export const wxOpenIdLogin = endpoint<OpenIdLoginIn, UserInfo>('POST', '/api/sysWxOpen/wxOpenIdLogin', 'public');
