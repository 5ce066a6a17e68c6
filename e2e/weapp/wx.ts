import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a test decides about the phone, and what the phone showed. */
export interface Phone {
  language: string;
  storage: Map<string, string>;
  toasts: { title: string; duration: number | undefined }[];
  /** Answers `wx.login` with a code of the sandbox. */
  loginCode: () => Promise<string>;
  /** What the person taps when the app asks (`wx.showModal`). */
  confirms: boolean;
  clipboard: string;
  online: boolean;
  networkListeners: Set<(state: { isConnected: boolean; networkType: string }) => void>;
  /** Every request, in order: `GET /api/…`. */
  requests: string[];
  /** Where a request really goes: the journeys' own park in place of the address that was built in. */
  route: (url: URL) => URL;
  goOffline: () => void;
  goOnline: () => void;
}

export function newPhone(loginCode: () => Promise<string>, language = 'zh_CN'): Phone {
  const connect = (isConnected: boolean) => {
    phone.online = isConnected;
    for (const listener of phone.networkListeners) listener({ isConnected, networkType: isConnected ? '4g' : 'none' });
  };
  const phone: Phone = {
    language,
    storage: new Map(),
    toasts: [],
    loginCode,
    confirms: true,
    clipboard: '',
    online: true,
    networkListeners: new Set(),
    requests: [],
    route: (url) => url,
    goOffline: () => connect(false),
    goOnline: () => connect(true),
  };
  return phone;
}

interface Callbacks {
  success?: (result: object) => void;
  fail?: (error: { errMsg: string; errno?: number }) => void;
  complete?: (result: object) => void;
}

/** Calls back after the caller has gone on, as WeChat does for every asynchronous call. */
export function answer(name: string, options: Callbacks, work: () => Promise<object> | object): void {
  Promise.resolve()
    .then(work)
    .then(
      (result) => {
        const full = { errMsg: `${name}:ok`, ...result };
        options.success?.(full);
        options.complete?.(full);
      },
      (error: Error) => {
        const full = { errMsg: `${name}:fail ${error.message}` };
        options.fail?.(full);
        options.complete?.(full);
      },
    );
}

interface RequestOptions extends Callbacks {
  url: string;
  method?: string;
  data?: unknown;
  header?: Record<string, string>;
  timeout?: number;
  dataType?: string;
}

function startRequest(phone: Phone, inner: typeof JSON, options: RequestOptions) {
  const controller = new AbortController();
  const method = (options.method ?? 'GET').toUpperCase();
  const url = new URL(options.url);
  phone.requests.push(`${method} ${url.pathname}`);
  let cause = '';
  const timer = setTimeout(() => {
    cause = 'timeout';
    controller.abort();
  }, options.timeout ?? 60_000);
  answer('request', options, async () => {
    try {
      if (!phone.online) throw new Error('errcode:-106 cronet_error_code:-106 error_msg:net::ERR_INTERNET_DISCONNECTED');
      const isRaw = typeof options.data === 'string' || options.data instanceof ArrayBuffer;
      const body =
        method === 'GET' || options.data === undefined ? undefined : isRaw ? options.data : JSON.stringify(options.data);
      const response = await fetch(phone.route(url), {
        method,
        headers: { 'content-type': 'application/json', ...options.header },
        body: body as BodyInit | undefined,
        signal: controller.signal,
      });
      const text = await response.text();
      let data: unknown = text;
      if (options.dataType === undefined || options.dataType === 'json') {
        // WeChat hands the text over when it is no JSON.
        try {
          data = inner.parse(text);
        } catch {
          data = text;
        }
      }
      return { data, statusCode: response.status, header: headersOf(response), cookies: [] };
    } catch (error) {
      throw new Error(cause || (error as Error).message);
    } finally {
      clearTimeout(timer);
    }
  });
  return {
    abort() {
      cause = 'abort';
      controller.abort();
    },
    onHeadersReceived() {},
    offHeadersReceived() {},
    onChunkReceived() {},
    offChunkReceived() {},
  };
}

function headersOf(response: Response): Record<string, string> {
  const headers: Record<string, string> = {};
  response.headers.forEach((value, key) => {
    headers[key] = value;
  });
  return headers;
}

interface UploadOptions extends Callbacks {
  url: string;
  filePath: string;
  name: string;
  header?: Record<string, string>;
  formData?: Record<string, string>;
}

function startUpload(phone: Phone, options: UploadOptions) {
  phone.requests.push(`POST ${new URL(options.url).pathname}`);
  answer('uploadFile', options, async () => {
    const form = new FormData();
    for (const [key, value] of Object.entries(options.formData ?? {})) form.append(key, value);
    form.append(options.name, new Blob([new Uint8Array(await readFile(options.filePath))]), path.basename(options.filePath));
    const headers = { ...options.header };
    for (const key of Object.keys(headers)) if (key.toLowerCase() === 'content-type') delete headers[key];
    const response = await fetch(phone.route(new URL(options.url)), { method: 'POST', headers, body: form });
    // WeChat gives the text of an upload's answer, never an object.
    return { data: await response.text(), statusCode: response.status, header: headersOf(response) };
  });
  return { abort() {}, onProgressUpdate() {}, offProgressUpdate() {}, onHeadersReceived() {}, offHeadersReceived() {} };
}

/** The calls of `wx` that are about the phone; the page stack adds its own. `inner` is the program's own JSON. */
export function phoneCalls(phone: Phone, inner: typeof JSON): Record<string, unknown> {
  const silently =
    (name: string) =>
    (options: Callbacks = {}) =>
      answer(name, options, () => ({}));
  return {
    env: { USER_DATA_PATH: 'wxfile://usr' },
    canIUse: () => true,
    nextTick: (work: () => void) => setTimeout(work, 0),
    getSystemInfoSync: () => ({ ...windowInfo, language: phone.language, platform: 'android', SDKVersion: '3.7.0' }),
    getWindowInfo: () => ({ ...windowInfo }),
    getDeviceInfo: () => ({ platform: 'android', brand: 'test', model: 'test', system: 'Android 10' }),
    getAppBaseInfo: () => ({ SDKVersion: '3.7.0', language: phone.language, version: '8.0.50', theme: 'light' }),
    getSystemSetting: () => ({}),
    getAccountInfoSync: () => ({ miniProgram: { appId: 'test', envVersion: 'develop', version: '' } }),
    getMenuButtonBoundingClientRect: () => ({ left: 281, right: 368, top: 26, bottom: 58, width: 87, height: 32 }),
    getStorageSync: (key: string) => (phone.storage.has(key) ? inner.parse(phone.storage.get(key) ?? '""') : ''),
    setStorageSync: (key: string, value: unknown) => void phone.storage.set(key, JSON.stringify(value)),
    removeStorageSync: (key: string) => void phone.storage.delete(key),
    clearStorageSync: () => phone.storage.clear(),
    getStorageInfoSync: () => ({ keys: [...phone.storage.keys()], currentSize: 1, limitSize: 10240 }),
    request: (options: RequestOptions) => startRequest(phone, inner, options),
    uploadFile: (options: UploadOptions) => startUpload(phone, options),
    login: (options: Callbacks) => answer('login', options, async () => ({ code: await phone.loginCode() })),
    showToast: (options: Callbacks & { title: string; duration?: number }) => {
      phone.toasts.push({ title: options.title, duration: options.duration });
      answer('showToast', options, () => ({}));
    },
    showModal: (options: Callbacks) =>
      answer('showModal', options, () => ({ confirm: phone.confirms, cancel: !phone.confirms, content: '' })),
    hideToast: silently('hideToast'),
    showLoading: silently('showLoading'),
    hideLoading: silently('hideLoading'),
    stopPullDownRefresh: silently('stopPullDownRefresh'),
    setNavigationBarTitle: silently('setNavigationBarTitle'),
    setNavigationBarColor: silently('setNavigationBarColor'),
    setBackgroundColor: silently('setBackgroundColor'),
    setBackgroundTextStyle: silently('setBackgroundTextStyle'),
    setTabBarItem: silently('setTabBarItem'),
    setTabBarStyle: silently('setTabBarStyle'),
    pageScrollTo: silently('pageScrollTo'),
    openLocation: silently('openLocation'),
    makePhoneCall: silently('makePhoneCall'),
    vibrateShort: silently('vibrateShort'),
    setClipboardData: (options: Callbacks & { data: string }) => {
      phone.clipboard = options.data;
      answer('setClipboardData', options, () => ({}));
    },
    getNetworkType: (options: Callbacks) =>
      answer('getNetworkType', options, () => ({ networkType: phone.online ? '4g' : 'none' })),
    onNetworkStatusChange: (listener: (state: { isConnected: boolean; networkType: string }) => void) =>
      void phone.networkListeners.add(listener),
    offNetworkStatusChange: (listener: (state: { isConnected: boolean; networkType: string }) => void) =>
      void phone.networkListeners.delete(listener),
    onAppShow() {},
    offAppShow() {},
    onAppHide() {},
    offAppHide() {},
    onThemeChange() {},
    offThemeChange() {},
    onError() {},
    onUnhandledRejection() {},
    getUpdateManager: () => ({ onCheckForUpdate() {}, onUpdateReady() {}, onUpdateFailed() {}, applyUpdate() {} }),
    getLaunchOptionsSync: () => ({ path: '', query: {}, scene: 1001 }),
    getEnterOptionsSync: () => ({ path: '', query: {}, scene: 1001 }),
  };
}

const windowInfo = {
  pixelRatio: 2,
  screenWidth: 375,
  screenHeight: 812,
  windowWidth: 375,
  windowHeight: 812,
  statusBarHeight: 20,
  screenTop: 0,
  safeArea: { left: 0, right: 375, top: 20, bottom: 778, width: 375, height: 758 },
};
