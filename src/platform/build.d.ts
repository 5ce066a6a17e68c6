/** Constants the build puts in (config/index.ts). */
/** What the settings show: `1.0.0` and 100. */
declare const APP_VERSION: string;
declare const APP_CODE: number;
declare const WECHAT_MP_API_BASE: string;
declare const WECHAT_MP_PACK_KEYS: string;

/** A style sheet is imported for its effect. */
declare module '*.scss';

/** A picture of the package: its path there. */
declare module '*.png' {
  const path: string;
  export default path;
}
