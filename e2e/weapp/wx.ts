import { statSync } from 'node:fs';
import type { CalendarEntry, Phone, Theme } from './phone';
import { answer, type Callbacks } from './wxAnswer';
import { fileSystem } from './wxFiles';
import { type RequestOptions, startDownload, startRequest, startUpload, type UploadOptions } from './wxNetwork';
import { agreed, privacyCalls } from './wxPrivacy';
import { soundCalls } from './wxSound';

/** The calls of `wx` that are about the phone; the page stack adds its own. `inner` is the program's own JSON. */
export function phoneCalls(phone: Phone, inner: typeof JSON): Record<string, unknown> {
  const silently =
    (name: string) =>
    (options: Callbacks = {}) =>
      answer(name, options, () => ({}));
  const painted =
    (name: string) =>
    ({ success, fail, complete, ...colours }: Callbacks & Record<string, unknown>) =>
      answer(name, { success, fail, complete }, () => {
        phone.chrome[name] = colours as Record<string, string>;
        return {};
      });
  return {
    env: { USER_DATA_PATH: 'wxfile://usr' },
    canIUse: () => true,
    nextTick: (work: () => void) => setTimeout(work, 0),
    getSystemInfoSync: () => ({ ...windowInfo, language: phone.language, platform: 'android', SDKVersion: '3.7.0' }),
    getWindowInfo: () => ({ ...windowInfo }),
    getDeviceInfo: () => ({ platform: 'android', brand: 'test', model: 'test', system: 'Android 10' }),
    getAppBaseInfo: () => ({ SDKVersion: '3.7.0', language: phone.language, version: '8.0.50', theme: phone.theme }),
    getSystemSetting: () => ({}),
    getAccountInfoSync: () => ({ miniProgram: { appId: 'test', envVersion: 'develop', version: '' } }),
    getMenuButtonBoundingClientRect: () => ({ left: 281, right: 368, top: 26, bottom: 58, width: 87, height: 32 }),
    ...storageCalls(phone, inner),
    request: (options: RequestOptions) => startRequest(phone, inner, options),
    uploadFile: (options: UploadOptions) => startUpload(phone, options),
    downloadFile: (options: Callbacks & { url: string }) => startDownload(phone, options),
    getFileSystemManager: () => fileSystem(phone),
    shareFileMessage: (options: Callbacks & { filePath: string; fileName?: string }) =>
      answer('shareFileMessage', options, () => {
        phone.sentFiles.push({ path: options.filePath, name: options.fileName ?? '' });
        return {};
      }),
    login: (options: Callbacks) => answer('login', options, async () => ({ code: await phone.services.loginCode() })),
    requestPayment: (options: Callbacks & Record<string, string>) =>
      answer('requestPayment', options, async () => {
        const { timeStamp = '', nonceStr = '', package: prepay = '', signType = '', paySign = '' } = options;
        const { errMsg, reason } = await phone.services.pay(
          { timeStamp, nonceStr, package: prepay, signType, paySign },
          phone.pays,
        );
        if (errMsg === 'ok') return {};
        throw new Error(errMsg === 'cancel' ? 'cancel' : (reason ?? 'the payment failed'));
      }),
    requestSubscribeMessage: (options: Callbacks & { tmplIds: string[] }) =>
      answer('requestSubscribeMessage', options, async () => {
        if (options.tmplIds.length === 0 || options.tmplIds.length > 3)
          throw new Error('TmplIds can’t be empty or more than 3');
        phone.subscribeRequests.push(...options.tmplIds);
        const answers = Object.fromEntries(options.tmplIds.map((id) => [id, phone.subscribes]));
        await phone.services.subscribe?.(answers);
        return answers;
      }),
    scanCode: (options: Callbacks) =>
      answer('scanCode', options, () => {
        const result = phone.scans.shift();
        if (result === undefined) throw new Error('cancel');
        return { result, scanType: 'QR_CODE', charSet: 'utf-8', path: '', rawData: '' };
      }),
    chooseMedia: (options: Callbacks & { count?: number }) =>
      answer('chooseMedia', options, async () => {
        await agreed(phone, 'chooseMedia');
        const tempFiles = picked(phone, options.count).map((file) => ({ ...file, fileType: 'image', width: 1, height: 1 }));
        return { type: 'image', tempFiles };
      }),
    chooseImage: (options: Callbacks & { count?: number }) =>
      answer('chooseImage', options, async () => {
        await agreed(phone, 'chooseImage');
        const files = picked(phone, options.count);
        return {
          tempFilePaths: files.map((file) => file.tempFilePath),
          tempFiles: files.map(({ tempFilePath, size }) => ({ path: tempFilePath, size })),
        };
      }),
    getScreenBrightness: (options: Callbacks) => answer('getScreenBrightness', options, () => ({ value: phone.brightness })),
    setScreenBrightness: (options: Callbacks & { value: number }) =>
      answer('setScreenBrightness', options, () => {
        if (!(options.value >= 0 && options.value <= 1)) throw new Error('parameter error: value');
        phone.brightness = options.value;
        return {};
      }),
    setKeepScreenOn: (options: Callbacks & { keepScreenOn: boolean }) =>
      answer('setKeepScreenOn', options, () => {
        phone.staysOn = options.keepScreenOn;
        return {};
      }),
    ...privacyCalls(phone),
    ...soundCalls(phone),
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
    setNavigationBarColor: painted('setNavigationBarColor'),
    setBackgroundColor: painted('setBackgroundColor'),
    setBackgroundTextStyle: painted('setBackgroundTextStyle'),
    setTabBarItem: ({
      success,
      fail,
      complete,
      index,
      selectedIconPath,
    }: Callbacks & { index: number; selectedIconPath?: string }) =>
      answer('setTabBarItem', { success, fail, complete }, () => {
        if (selectedIconPath !== undefined) phone.tabIcons[index] = selectedIconPath;
        return {};
      }),
    setTabBarStyle: painted('setTabBarStyle'),
    pageScrollTo: silently('pageScrollTo'),
    openLocation: (options: Callbacks & { name?: string }) =>
      answer('openLocation', options, () => {
        phone.mapped.push(options.name ?? '');
        return {};
      }),
    addPhoneCalendar: (options: Callbacks & CalendarEntry) =>
      answer('addPhoneCalendar', options, async () => {
        await agreed(phone, 'addPhoneCalendar');
        if (!phone.mayWriteCalendar) throw new Error('auth deny');
        const { title, startTime, endTime, location } = options;
        phone.calendar.push({ title, startTime, endTime, location });
        return {};
      }),
    getLocation: (options: Callbacks & { type?: string }) =>
      answer('getLocation', options, async () => {
        await agreed(phone, 'getLocation');
        if (!phone.position || options.type !== 'gcj02') throw new Error('auth deny');
        return { ...phone.position };
      }),
    startLocationUpdate: (options: Callbacks & { type?: string }) =>
      answer('startLocationUpdate', options, async () => {
        await agreed(phone, 'startLocationUpdate');
        if (!phone.position || options.type !== 'gcj02') throw new Error('auth deny');
        for (const listener of phone.positionListeners) listener({ ...phone.position });
        return {};
      }),
    stopLocationUpdate: silently('stopLocationUpdate'),
    onLocationChange: (listener: (position: NonNullable<Phone['position']>) => void) =>
      void phone.positionListeners.add(listener),
    offLocationChange: (listener: (position: NonNullable<Phone['position']>) => void) =>
      void phone.positionListeners.delete(listener),
    startCompass: silently('startCompass'),
    stopCompass: silently('stopCompass'),
    onCompassChange() {},
    offCompassChange() {},
    getRandomValues: (options: Callbacks & { length: number }) =>
      answer('getRandomValues', options, () => ({
        randomValues: crypto.getRandomValues(new Uint8Array(options.length)).buffer,
      })),
    makePhoneCall: (options: Callbacks & { phoneNumber: string }) =>
      answer('makePhoneCall', options, () => {
        phone.dialled.push(options.phoneNumber);
        return {};
      }),
    vibrateShort: silently('vibrateShort'),
    setClipboardData: (options: Callbacks & { data: string }) =>
      answer('setClipboardData', options, async () => {
        await agreed(phone, 'setClipboardData');
        phone.clipboard = options.data;
        return {};
      }),
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
    onThemeChange: (listener: (state: { theme: Theme }) => void) => void phone.themeListeners.add(listener),
    offThemeChange: (listener: (state: { theme: Theme }) => void) => void phone.themeListeners.delete(listener),
    onError() {},
    onUnhandledRejection() {},
    getUpdateManager: () => ({
      onCheckForUpdate() {},
      onUpdateReady: (listener: () => void) => void phone.updateListeners.add(listener),
      onUpdateFailed() {},
      applyUpdate() {
        phone.updates += 1;
      },
    }),
  };
}

function picked(phone: Phone, count = 9) {
  if (phone.pictures.length === 0) throw new Error('cancel');
  return phone.pictures.slice(0, count).map((tempFilePath) => ({ tempFilePath, size: statSync(tempFilePath).size }));
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

/** What `wx` keeps on the phone; how well is the phone's matter (`keeps`). `inner` is the program's own JSON. */
function storageCalls(phone: Phone, inner: typeof JSON): Record<string, unknown> {
  const { storage } = phone;
  const read =
    <In extends unknown[], Out>(name: string, work: (...args: In) => Out) =>
    (...args: In): Out => {
      if (phone.keeps === 'broken') throw new Error(`${name}:fail`);
      return work(...args);
    };
  const write = <In extends unknown[]>(name: string, work: (...args: In) => unknown) =>
    read(name, (...args: In): void => {
      if (phone.keeps === 'refuses') throw new Error(`${name}:fail`);
      if (phone.keeps === 'everything') work(...args);
    });
  return {
    getStorageSync: read('getStorageSync', (key: string) => (storage.has(key) ? inner.parse(storage.get(key) ?? '""') : '')),
    getStorageInfoSync: read('getStorageInfoSync', () => ({ keys: [...storage.keys()], currentSize: 1, limitSize: 10240 })),
    setStorageSync: write('setStorageSync', (key: string, value: unknown) => storage.set(key, JSON.stringify(value))),
    removeStorageSync: write('removeStorageSync', (key: string) => storage.delete(key)),
    clearStorageSync: write('clearStorageSync', () => storage.clear()),
  };
}
