import type { WalkMessages } from '../zh-Hans/walk';

export const walk: WalkMessages = {
  walks: '參觀路線',
  facts: (minutes, metres, isStepFree) =>
    [`約 ${minutes} 分鐘`, ...(metres === null ? [] : [length(metres)]), ...(isStepFree ? ['無台階'] : [])].join(' · '),
  stops: (count) => `${count} 站`,
  progress: (seen, all) => `已看 ${seen} 站，共 ${all} 站`,
  seen: (number) => `${number} ✓ 已看`,
  stamps: (have, all, points) =>
    have < all ? `印章 ${have}/${all}，集齊得 ${points} 分` : `已集齊 ${all} 枚印章，獲得 ${points} 分`,
  next: '下一站',
  done: '這條路線走完了',
  others: '看看其他路線和展品',
  again: '從頭再走一遍',
  stepFree: '另一條無台階路線',
  sketch: (name) => `${name}：各站位置示意圖，上方為北`,
  unknown: '這條路線已經沒有了。圖鑑裡還有其他路線。',
};

const length = (metres: number) => (metres < 1000 ? `${metres} 公尺` : `${(metres / 1000).toFixed(1)} 公里`);
