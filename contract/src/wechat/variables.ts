/** Variables of the server's environment that come from WeChat's consoles, as they belong together. */
export const WECHAT_VARIABLES = {
  mini: ['WECHAT_MP_APP_ID', 'WECHAT_MP_APP_SECRET'],
  h5: ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  pay: [
    'WECHAT_PAY_MCH_ID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_APIV3_KEY',
    'WECHAT_PAY_PUBLIC_KEY_ID',
    'WECHAT_PAY_PUBLIC_KEY',
  ],
  push: ['WECHAT_PUSH_TOKEN', 'WECHAT_PUSH_AES_KEY'],
} as const;

export type WechatVariable = (typeof WECHAT_VARIABLES)[keyof typeof WECHAT_VARIABLES][number];
