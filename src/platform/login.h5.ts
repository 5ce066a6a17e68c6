/** How this target proves who the visitor is: the browser leaves for WeChat and comes back with a code. */
export const SIGN_IN_BY: 'redirect' | 'code' = 'redirect';

export function wechatCode(): Promise<string> {
  return Promise.reject(new Error('on H5 the code comes by the address'));
}
