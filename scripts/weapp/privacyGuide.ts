import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { programFiles, readAppJson } from './packages';

/**
 * WeChat's kinds of information (`privacy_key`) and the calls and open types that are held back until the guide names theirs, from
 * “小程序用户隐私保护指引内容介绍” and `setPrivacySetting`. Kinds without a call are what people type.
 */
const KINDS = {
  UserInfo: { name: '微信昵称、头像', calls: ['chooseAvatar', 'getUserInfo', 'getUserProfile'] },
  Location: {
    name: '位置信息',
    calls: ['getLocation', 'getFuzzyLocation', 'startLocationUpdate', 'startLocationUpdateBackground'],
  },
  ChooseLocation: { name: '选择的位置信息', calls: ['chooseLocation', 'choosePoi'] },
  Address: { name: '地址', calls: ['chooseAddress'] },
  Invoice: { name: '发票信息', calls: ['chooseInvoice', 'chooseInvoiceTitle'] },
  RunData: { name: '微信运动步数', calls: ['getWeRunData'] },
  PhoneNumber: { name: '手机号', calls: ['getPhoneNumber', 'getRealtimePhoneNumber'] },
  LicensePlate: { name: '车牌号', calls: ['chooseLicensePlate'] },
  Album: { name: '选中的照片或视频信息', calls: ['chooseImage', 'chooseMedia', 'chooseVideo'] },
  MessageFile: { name: '选中的文件', calls: ['chooseMessageFile'] },
  Record: { name: '麦克风', calls: ['startRecord', 'getRecorderManager', 'joinVoIPChat'] },
  Camera: { name: '摄像头', calls: ['createVKSession', 'createCameraContext'] },
  BlueTooth: { name: '蓝牙', calls: ['openBluetoothAdapter', 'createBLEPeripheralServer'] },
  AlbumWriteOnly: { name: '相册（仅写入）权限', calls: ['saveImageToPhotosAlbum', 'saveVideoToPhotosAlbum'] },
  Contact: { name: '通讯录（仅写入）权限', calls: ['addPhoneContact'] },
  CalendarWriteOnly: { name: '日历（仅写入）权限', calls: ['addPhoneCalendar', 'addPhoneRepeatCalendar'] },
  Clipboard: { name: '剪切板', calls: ['setClipboardData', 'getClipboardData'] },
  Accelerometer: { name: '加速传感器', calls: ['startAccelerometer'] },
  Compass: { name: '磁场传感器', calls: ['startCompass'] },
  DeviceMotion: { name: '方向传感器', calls: ['startDeviceMotionListening'] },
  Gyroscope: { name: '陀螺仪传感器', calls: ['startGyroscope'] },
  EXIDNumber: { name: '身份证号码', calls: [] },
  EXOrderInfo: { name: '订单信息', calls: [] },
  EXUserPublishContent: { name: '发布内容', calls: [] },
} as const satisfies Record<string, { name: string; calls: readonly string[] }>;
type Kind = keyof typeof KINDS;

/** What the guide says: WeChat puts 为了 before it. A call that the build makes and that has no text here fails `npm test`. */
const TEXTS: Partial<Record<Kind, { purpose: string; when: string }>> = {
  Location: {
    purpose: '在园区地图上显示您的位置，在您求助时找到您，收集展品印章，以及记下化石发现的位置',
    when: 'on the map, which follows it while it is in front, with a call for help, for a stamp, and with a find; never in the background',
  },
  Compass: {
    purpose: '在园区地图上显示您面向的方向',
    when: 'on the map, while it shows the position; it never leaves the phone',
  },
  PhoneNumber: {
    purpose: '在订单变化、抽奖中奖、活动或失物招领需要联系时找到您',
    when: 'typed on orders, the draw, activities, feedback, lost and found, a call for help; WeChat’s own number only on the draw',
  },
  Album: {
    purpose: '在意见反馈、失物招领和化石发现中附上您选择的照片',
    when: 'a picture that the visitor chooses; place and camera are taken out of it on arrival',
  },
  CalendarWriteOnly: { purpose: '按您的要求把入园或开奖的时间写入手机日历', when: '“Add to calendar” on an order or a draw' },
  Clipboard: { purpose: '按您的要求复制订单号、核验码等内容', when: 'a tap on “Copy”; the clipboard is never read' },
  EXIDNumber: {
    purpose: '办理实名门票：每人每天一张，入园核验，以及按年龄适用优惠',
    when: 'typed for tickets with names; 30 days after the visit it is taken off',
  },
  EXOrderInfo: { purpose: '出票、入园、改期、退款和开具凭证', when: 'each order' },
  EXUserPublishContent: { purpose: '处理意见反馈、失物招领、化石发现和主播认证', when: 'what is written there' },
};

const isKind = (name: string): name is Kind => name in KINDS;

/** Which of WeChat's private calls the scripts of a built mini-program make, open types of buttons among them. */
export async function privateCallsIn(folder: string): Promise<string[]> {
  const names = Object.values(KINDS).flatMap<string>(({ calls }) => calls);
  const pattern = new RegExp(String.raw`\.(${names.join('|')})\(|openType:\s*["'](${names.join('|')})["']`, 'g');
  const files = (await programFiles(folder)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const found = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, call, open]) => call ?? open ?? ''));
  return [...new Set(found)].sort();
}

/** Where the build and the guide differ, and calls of a position without the reason that WeChat shows with its question. */
export async function privacyFaults(folder: string): Promise<string[]> {
  const calls = await privateCallsIn(folder);
  const { permission = {} } = await readAppJson(folder);
  const faults: string[] = [];
  for (const [kind, { name, calls: ofKind }] of Object.entries(KINDS)) {
    const made = calls.filter((call) => (ofKind as readonly string[]).includes(call));
    const hasText = isKind(kind) && TEXTS[kind] !== undefined;
    if (made.length > 0 && !hasText)
      faults.push(`${made.join(', ')} is called; the privacy guide has no text for ${kind} (${name})`);
    if (made.length === 0 && hasText && ofKind.length > 0)
      faults.push(`the privacy guide names ${kind} (${name}); nothing calls it`);
  }
  if (calls.includes('getLocation') && !permission['scope.userLocation']?.desc)
    faults.push('getLocation is called; app.json gives no reason for scope.userLocation');
  return faults;
}

/** `docs/privacy-guide.md`. */
export function privacyGuide(): string {
  const rows = Object.entries(TEXTS).map(([kind, text]) => {
    const { name, calls } = KINDS[kind as Kind];
    return `| ${name} (\`${kind}\`) | ${text.purpose} | ${text.when} | ${calls.map((call) => `\`${call}\``).join(', ') || 'typed'} |`;
  });
  return `# Texts of WeChat's privacy guide

Written by \`npm run docs\` from \`scripts/weapp/privacyGuide.ts\`; the tests hold it against the built mini-program, both ways.

In mp.weixin.qq.com: *设置 → 服务内容声明 → 用户隐私保护指引*. Choose these kinds of information and paste the purposes; WeChat puts 为了 before each.
A call whose kind the guide does not name fails on every phone (\`api scope is not declared in the privacy agreement\`, errno 112). Names are asked
for with identity numbers, and on the draw and activities: add the kind of your own 姓名, with the purpose of 身份证号码. What is kept, and how long, is in
[privacy.md](privacy.md); the guide wants the same terms.

| kind | purpose, to paste | when it is asked | calls |
|---|---|---|---|
${rows.join('\n')}

Permissions in \`app.json\` (\`requiredPrivateInfos\`, and the reason shown with the question) are held against the build by the same tests. \`getLocation\`,
\`onLocationChange\` and \`startLocationUpdate\` must also be applied for, under *开发管理 → 接口设置*, and are granted for a reason: one-tap help and the visitor's
place on the map, which follows them. Without the last two the map asks once.
`;
}
