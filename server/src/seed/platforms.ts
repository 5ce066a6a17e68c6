import type { Lang } from '../i18n/lang';

/** Where anchors stream; a room address must be on one of the hosts. */
export const platforms: { id: string; name: Record<Lang, string>; hosts: string[] }[] = [
  {
    id: 'douyin',
    name: { 'zh-Hans': '抖音', 'zh-Hant': '抖音', en: 'Douyin', es: 'Douyin', fr: 'Douyin' },
    hosts: ['douyin.com', 'iesdouyin.com'],
  },
  {
    id: 'kuaishou',
    name: { 'zh-Hans': '快手', 'zh-Hant': '快手', en: 'Kuaishou', es: 'Kuaishou', fr: 'Kuaishou' },
    hosts: ['kuaishou.com'],
  },
  {
    id: 'wechat-channels',
    name: {
      'zh-Hans': '微信视频号',
      'zh-Hant': '微信視頻號',
      en: 'WeChat Channels',
      es: 'WeChat Channels',
      fr: 'WeChat Channels',
    },
    hosts: ['channels.weixin.qq.com', 'weixin.qq.com'],
  },
  {
    id: 'bilibili',
    name: { 'zh-Hans': '哔哩哔哩', 'zh-Hant': '嗶哩嗶哩', en: 'Bilibili', es: 'Bilibili', fr: 'Bilibili' },
    hosts: ['bilibili.com', 'b23.tv'],
  },
  {
    id: 'xiaohongshu',
    name: { 'zh-Hans': '小红书', 'zh-Hant': '小紅書', en: 'Xiaohongshu', es: 'Xiaohongshu', fr: 'Xiaohongshu' },
    hosts: ['xiaohongshu.com', 'xhslink.com'],
  },
];

/** The usual timespans of a day. */
export const usualTimespans = [
  { id: 'usual-0900', start: '09:00', end: '10:30' },
  { id: 'usual-1030', start: '10:30', end: '12:00' },
  { id: 'usual-1300', start: '13:00', end: '14:30' },
  { id: 'usual-1430', start: '14:30', end: '16:00' },
  { id: 'usual-1600', start: '16:00', end: '17:30' },
];
