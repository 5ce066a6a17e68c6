/** So many million years, as one says them: 2.01 亿年, 6600 万年. */
const years = (ma: number) => (ma >= 100 ? `${Math.round(ma) / 100} 亿年` : `${Math.round(ma * 100)} 万年`);

/** What the pages of exhibits say. */
export const exhibit = {
  number: '标牌编号',
  numberHint: '标牌上的数字',
  noNumber: '请输入标牌上的数字，1 到 9999。',
  open: '打开',
  numbered: (id: string) => `${id} 号`,
  choose: '显示哪些',
  all: '全部',
  favourites: '收藏',
  noFavourites: '还没有收藏。在展品页点“收藏”，它就会出现在这里。',
  showAll: '查看全部展品',
  empty: '图鉴里还没有展品。',
  span: (fromMa: number, toMa: number) => {
    if (toMa === 0) return `${years(fromMa)}前至今`;
    return years(fromMa) === years(toMa) ? `约 ${years(fromMa)}前` : `${years(fromMa)}至 ${years(toMa)}前`;
  },
  drawn: (name: string) => `${name}：同类化石的手绘`,
  isDrawn: '图为同类化石的手绘',
  unknown: '没有这个编号的展品，请再看一看标牌。',
  removed: '这件展品已经撤下。',
  age: '年代',
  group: '类别',
  formation: '地层',
  where: '位置',
  touch: '触摸',
  mayTouch: '可以轻轻触摸',
  mayNotTouch: '请勿触摸',
  accession: '馆藏编号',
  credit: '摄影',
  size: '大小',
  beside: { hand: '一只手', person: '一个人' },
  told: (what: string, length: string) => `${what}：${length}`,
  length: (mm: number) => (mm < 10 ? `${mm} 毫米` : mm < 1000 ? `${mm / 10} 厘米` : `${Number((mm / 1000).toFixed(2))} 米`),
  reader: '给谁读',
  readers: { adult: '讲解', child: '给小朋友' },
  listen: {
    title: '听讲解',
    play: '播放',
    pause: '暂停',
    back: '上一句',
    on: '下一句',
    speed: (speed: number) => `语速 ${speed} 倍`,
    times: (speed: number) => `${speed}×`,
    brokeOff: '朗读中断了，请再点播放',
  },
  keep: '收藏',
  unkeep: '取消收藏',
  way: '前往',
  wayCopied: '位置链接已复制，请在浏览器中打开',
  share: '分享',
  shareCopied: '链接已复制',
  related: '相关展品',
  sources: '资料来源',
};
export type ExhibitMessages = typeof exhibit;
