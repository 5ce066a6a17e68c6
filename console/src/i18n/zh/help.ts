import type { HelpKind, HelpStatus } from '@park/contract/help/limits';

const kinds: Record<HelpKind, string> = {
  danger: '遇到危险',
  hurt: '受伤或不适',
  lostChild: '孩子走失',
  lostWay: '迷路',
  other: '其他求助',
};
const statuses: Record<HelpStatus, string> = {
  active: '等待中',
  responding: '处理中',
  resolved: '已解决',
  cancelled: '游客已取消',
};

const far = (metres: number) => (metres < 1_000 ? `${Math.round(metres)} 米` : `${(metres / 1_000).toFixed(1)} 公里`);

export const help = {
  title: '求助',
  about: '按紧急程度排列：先是还没有人去的，再按危险程度和等待时间。新的求助会自动出现。',
  list: '等待处理的求助',
  kinds,
  statuses,
  bell: (waiting: number) => (waiting === 0 ? '求助：没有等待的' : `求助：${waiting} 条等待中`),
  bellNew: (count: number) => `有 ${count} 条新的求助`,
  news: (count: number) => `有 ${count} 条新的求助，还没有人看过。`,
  seen: '我看到了',
  isNew: '新',
  waiting: '还没有人去',
  mine: '我在处理',
  onTheWay: (who: string) => `${who} 在处理`,
  waits: '已等',
  waited: '等了',
  arrived: '收到于',
  asked: (times: number) => `共呼叫 ${times} 次`,
  noPhone: '没有留下电话',
  show: '在图上看',
  look: '看过了',
  take: '我去处理',
  taken: '已由您处理，游客会看到有人正在前往。',
  gone: (number: string) => `求助 ${number} 已结束`,
  goneAbout: '您正在处理的这条求助，已由游客取消或由同事结束。',
  empty: '现在没有人求助。这个页面开着时，新的求助会自动出现并响铃。',
  more: (count: number) => `还有 ${count} 条排在后面。`,
  stale: '暂时无法更新，下面是最后一次看到的内容。',
  place: {
    unknown: '位置未知，请先打电话询问',
    known: '位置已知',
    near: (name: string, metres: number) => `${name}附近，相距约 ${far(metres)}`,
    outside: '在图外',
    within: (metres: number) => `误差 ${far(metres)}`,
    systems: { wgs84: 'GPS 坐标', gcj02: '国测局坐标' },
  },
  map: {
    title: '地图',
    label: '图上的求助',
    about: '上方为北。数字与列表一致；绿色的有人在处理，虚线边的在图外。',
    pin: (rank: number, kind: string, near: string, outside: boolean) =>
      `${rank}：${kind}${near && `，${near}附近`}${outside ? '，在图外' : ''}`,
  },
  sound: {
    label: '声音',
    on: '开',
    off: '关',
    allow: '浏览器挡住了声音，点这里打开',
    none: '这个浏览器不能发声',
  },
  resolve: {
    open: '结束',
    title: (number: string) => `结束求助 ${number}`,
    about: '求助会从列表中移走，不能再打开。游客会看到您写的话。',
    outcome: '处理结果',
    save: '结束求助',
    done: '求助已结束，游客已收到结果。',
  },
  ended: {
    title: '已结束的求助',
    about: '电话、位置和留言在结束 30 天后删除。',
    empty: '还没有结束的求助。',
    number: '编号',
    kind: '类型',
    status: '结果',
    received: '收到时间',
    waited: '等待',
    responder: '处理人',
    outcome: '说明',
  },
};
