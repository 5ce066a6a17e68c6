/** Where WeChat tells what happened in each of the park's apps: what is entered in its consoles. */
export const EVENT_PATHS = { h5: '/api/sysWechatEvent/h5', mini: '/api/sysWechatEvent/mini' } as const;
