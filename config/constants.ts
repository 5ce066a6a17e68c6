/** The server that a mini-program talks to, from WECHAT_MP_API_BASE. */
export const apiBase = (): string => process.env.WECHAT_MP_API_BASE || 'http://localhost:8080';

/**
 * The public keys that a mini-program believes of offline packs, from WECHAT_MP_PACK_KEYS: those that the park's page names. Without an id
 * of one's own there are the sample's, whose secret half is 32 zeros.
 */
export function packKeys(): string {
  return process.env.WECHAT_MP_PACK_KEYS || 'sample:O2onvM62pC1io6jQKm8Nc2UyFXcd4kOmOsBIoYtZ2ik';
}

/** The app's version code (R-limit-9). */
export const APP_CODE = 100;

/**
 * The root font size from the width alone, so that 1 px of a style is width/375 px on the phone, from 320 to 960 px. Above 960 sizes are
 * calculated as for 375 (R-limit-6), and index.html puts the app into a column. Taro's own script takes the shorter side and
 * stops below 375. The one inline script of the page.
 */
export const ROOT_FONT_SCRIPT =
  '!function(){var e=document.documentElement;function f(){var w=e.clientWidth;e.style.fontSize=(w>960?375:Math.max(320,w))/375*20+"px"}' +
  'f();addEventListener("resize",f)}()';

/** Where a web build says which files the home needs (config/h5); gone when they are in the page (scripts/firstScreen). */
export const HOME_FILES = 'home-files.json';
