/** What walks say. */
export const walk = {
  walks: '参观路线',
  facts: (minutes: number, metres: number | null, isStepFree: boolean) =>
    [`约 ${minutes} 分钟`, ...(metres === null ? [] : [length(metres)]), ...(isStepFree ? ['无台阶'] : [])].join(' · '),
  stops: (count: number) => `${count} 站`,
  progress: (seen: number, all: number) => `已看 ${seen} 站，共 ${all} 站`,
  seen: (number: number) => `${number} ✓ 已看`,
  stamps: (have: number, all: number, points: number) =>
    have < all ? `印章 ${have}/${all}，集齐得 ${points} 分` : `已集齐 ${all} 枚印章，获得 ${points} 分`,
  next: '下一站',
  done: '这条路线走完了',
  others: '看看其他路线和展品',
  again: '从头再走一遍',
  stepFree: '另一条无台阶路线',
  sketch: (name: string) => `${name}：各站位置示意图，上方为北`,
  unknown: '这条路线已经没有了。图鉴里还有其他路线。',
};
export type WalkMessages = typeof walk;

const length = (metres: number) => (metres < 1000 ? `${metres} 米` : `${(metres / 1000).toFixed(1)} 公里`);
