/** Constants the build puts in (config/index.ts). */
declare const PARK_NAME: string;
declare const WECHAT_MP_API_BASE: string;
