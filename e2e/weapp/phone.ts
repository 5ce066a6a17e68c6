/** An app's answer when WeChat says that the person has to agree first. */
export type PrivacyAnswer = (answer: { event: 'exposureAuthorization' | 'agree' | 'disagree'; buttonId?: string }) => void;

/** What WeChat's sheet answers the app, and why when it went wrong. */
export interface PaySheet {
  errMsg: 'ok' | 'cancel' | 'fail';
  reason?: string;
}

/** What the phone asks of others. */
export interface PhoneServices {
  /** Whom WeChat took the phone's holder for last; set by `loginCode`. */
  openid?: string;
  /** A code for `wx.login`. */
  loginCode: () => Promise<string>;
  /** Takes what the app hands to WeChat's payment to the one who decides on it. */
  pay: (params: Record<string, string>, outcome: Phone['pays']) => Promise<PaySheet>;
  /** Tells WeChat what the person answered about messages, by template. */
  subscribe?: (answers: Record<string, string>) => Promise<void>;
  /** The code that `getPhoneNumber` gives on the phone with this number. */
  phoneCode?: (number: string) => Promise<string>;
}

/** What `wx.addPhoneCalendar` takes: unix seconds, of which WeChat wants the second as a text. */
export interface CalendarEntry {
  title: string;
  startTime: number;
  endTime: string;
  location: string;
}

/** What the phone plays behind the mini-program, and what somebody who holds the phone does. */
export interface PhoneSound {
  url: string;
  title: string;
  singer: string;
  /** Where it is, seconds. */
  at: number;
  rate: number;
  isPlaying: boolean;
  /** Of `wx.createInnerAudioContext`, which is silent while the mini-program is behind. */
  isInner: boolean;
  /** So much time goes by, seconds. */
  listen(seconds: number): void;
  /** It comes to its end. */
  end(): void;
  /** Closed, or paused, in WeChat's own bar. */
  close(): void;
  pause(): void;
  /** Of the locked screen, on iOS. */
  next(): void;
}

export type Theme = 'light' | 'dark';

/** What a test decides about the phone, and what the phone showed. */
export interface Phone {
  language: string;
  storage: Map<string, string>;
  /** What its storage does: a full one refuses to write, a broken one to read too, another loses what it is given. */
  keeps: 'everything' | 'nothing' | 'refuses' | 'broken';
  toasts: { title: string; duration: number | undefined }[];
  services: PhoneServices;
  /** What the person taps when the app asks (`wx.showModal`). */
  confirms: boolean;
  clipboard: string;
  /** Files that were sent to a chat: where they lie, and under which name. */
  sentFiles: { path: string; name: string }[];
  /** The mini-program's own files, by path, and how many bytes there is room for. */
  files: Map<string, Uint8Array>;
  fileRoom: number;
  online: boolean;
  networkListeners: Set<(state: { isConnected: boolean; networkType: string }) => void>;
  /** Every request, in order: `GET /api/…`. */
  requests: string[];
  /** Where a request really goes: the journeys' own park in place of the address that was built in. */
  route: (url: URL) => URL;
  goOffline: () => void;
  goOnline: () => void;
  /** What the person does in WeChat's payment. */
  pays: 'pay' | 'cancel' | 'fail';
  /** What the person answers WeChat's question about messages, and every template they were asked about. */
  subscribes: 'accept' | 'reject' | 'ban' | 'filter';
  subscribeRequests: string[];
  /** What the next scans read, the first one first; none left: the person turns back. */
  scans: string[];
  /** Files of this machine that the person picks when a picture is asked for; none: they turn back. */
  pictures: string[];
  /** What WeChat says the phone's number is, when the person lets it; null: they do not. */
  number: string | null;
  /** 0 to 1 */
  brightness: number;
  /** The app keeps the screen from sleeping. */
  staysOn: boolean;
  /** Where the phone is; null: WeChat may not say. */
  position: { latitude: number; longitude: number; accuracy: number } | null;
  /** Told while the program follows the phone. */
  positionListeners: Set<(position: NonNullable<Phone['position']>) => void>;
  /** Numbers that the dialler was opened with, names that the map was opened at. */
  dialled: string[];
  mapped: string[];
  /** What was put into its calendar, and whether WeChat may. */
  calendar: CalendarEntry[];
  mayWriteCalendar: boolean;
  /** Whether the person has agreed to the mini-program's privacy guide; `ask`: they are asked before the first call it covers. */
  privacy: 'agreed' | 'ask' | 'refused';
  privacyListeners: Set<(hear: PrivacyAnswer, info: { referrer: string }) => void>;
  /** How often the privacy guide was opened. */
  guideOpened: number;
  /** The id of the agreeing button that was tapped last. */
  agreedWith: string;
  /** The phone's own theme, and who hears it change. */
  theme: Theme;
  themeListeners: Set<(state: { theme: Theme }) => void>;
  changeTheme: (theme: Theme) => void;
  /** What the program gave WeChat's own parts, by call: `setTabBarStyle` and so on. */
  chrome: Record<string, Record<string, string>>;
  /** The chosen icon of each tab that the program has changed. */
  tabIcons: string[];
  /** What it plays, or was told to last; null: nothing yet. */
  sound: PhoneSound | null;
  updateListeners: Set<() => void>;
  /** How often the app took a new version. */
  updates: number;
  /** WeChat has fetched a new version of the mini-program. */
  announceUpdate: () => void;
}

export function newPhone(services: PhoneServices, language = 'zh_CN'): Phone {
  const connect = (isConnected: boolean) => {
    phone.online = isConnected;
    for (const listener of phone.networkListeners) listener({ isConnected, networkType: isConnected ? '4g' : 'none' });
  };
  const phone: Phone = {
    language,
    storage: new Map(),
    keeps: 'everything',
    toasts: [],
    services,
    confirms: true,
    clipboard: '',
    sentFiles: [],
    files: new Map(),
    fileRoom: 200 * 1024 * 1024,
    online: true,
    networkListeners: new Set(),
    requests: [],
    route: (url) => url,
    goOffline: () => connect(false),
    goOnline: () => connect(true),
    pays: 'pay',
    subscribes: 'accept',
    subscribeRequests: [],
    scans: [],
    pictures: [],
    number: null,
    brightness: 0.4,
    staysOn: false,
    position: null,
    positionListeners: new Set(),
    dialled: [],
    mapped: [],
    calendar: [],
    mayWriteCalendar: true,
    privacy: 'agreed',
    privacyListeners: new Set(),
    guideOpened: 0,
    agreedWith: '',
    theme: 'light',
    themeListeners: new Set(),
    changeTheme: (theme) => {
      phone.theme = theme;
      for (const listener of phone.themeListeners) listener({ theme });
    },
    chrome: {},
    tabIcons: [],
    sound: null,
    updateListeners: new Set(),
    updates: 0,
    announceUpdate: () => {
      for (const listener of phone.updateListeners) listener();
    },
  };
  return phone;
}
