import { AnchorStatus } from '@park/contract/live/limits';

export interface SeedAnchor {
  key: string;
  /** A persona of the WeChat sandbox signs in as this anchor; the others only have bookings. */
  persona: boolean;
  status: AnchorStatus;
  name: string;
  phone: string;
  platformId: string;
  account: string;
  roomUrl: string;
  introduction: string;
  reason?: string;
}

const approved = AnchorStatus.approved;
const stranger = { persona: false, status: approved, introduction: '自然与地质类直播。' };

/** People of the sandbox; none of them exists where the park speaks to the real WeChat. */
export const people: SeedAnchor[] = [
  {
    key: 'anchor',
    persona: true,
    status: approved,
    name: '林晓岚',
    phone: '13800138001',
    platformId: 'douyin',
    account: 'xiaolan_rocks',
    roomUrl: 'https://live.douyin.com/802615437',
    introduction: '地质科普主播，每周带大家走一条古生物路线。',
  },
  {
    key: 'awaiting',
    persona: true,
    status: AnchorStatus.awaiting,
    name: '周启航',
    phone: '13800138002',
    platformId: 'kuaishou',
    account: 'qihang_outdoor',
    roomUrl: 'https://live.kuaishou.com/u/qihang_outdoor',
    introduction: '户外徒步主播，想在园区直播化石寻访。',
  },
  {
    key: 'rejected',
    persona: true,
    status: AnchorStatus.rejected,
    name: '何雨晴',
    phone: '13800138003',
    platformId: 'xiaohongshu',
    account: 'yuqing_daily',
    roomUrl: 'https://www.xiaohongshu.com/user/profile/yuqing',
    introduction: '旅行日常分享。',
    reason: '账号昵称与平台不一致，请核对后重新提交。',
  },
  {
    key: 'suspended',
    persona: true,
    status: AnchorStatus.suspended,
    name: '邓凯',
    phone: '13800138004',
    platformId: 'bilibili',
    account: 'dengkai_live',
    roomUrl: 'https://live.bilibili.com/7734207',
    introduction: '探险类直播。',
    reason: '直播中越过围栏触碰化石岩面，请联系园区安全办公室。',
  },
  {
    key: 'a1',
    name: '陈思源',
    phone: '13800138011',
    platformId: 'douyin',
    account: 'siyuan_geo',
    roomUrl: 'https://live.douyin.com/611803947',
    ...stranger,
  },
  {
    key: 'a2',
    name: '黄梓萱',
    phone: '13800138012',
    platformId: 'kuaishou',
    account: 'zixuan_live',
    roomUrl: 'https://live.kuaishou.com/u/zixuan_live',
    ...stranger,
  },
  {
    key: 'a3',
    name: '罗一鸣',
    phone: '13800138013',
    platformId: 'bilibili',
    account: 'yiming_fossil',
    roomUrl: 'https://live.bilibili.com/5520816',
    ...stranger,
  },
  {
    key: 'a4',
    name: '吴桐',
    phone: '13800138014',
    platformId: 'wechat-channels',
    account: 'wutong_travel',
    roomUrl: 'https://channels.weixin.qq.com/wutong',
    ...stranger,
  },
  {
    key: 'a5',
    name: '马晓峰',
    phone: '13800138015',
    platformId: 'douyin',
    account: 'xiaofeng_hike',
    roomUrl: 'https://live.douyin.com/290417765',
    ...stranger,
  },
  {
    key: 'a6',
    name: '许安然',
    phone: '13800138016',
    platformId: 'xiaohongshu',
    account: 'anran_notes',
    roomUrl: 'https://www.xiaohongshu.com/user/profile/anran',
    ...stranger,
  },
];
