import type { Concession } from '@park/contract/ticket/concession';

const kinds: Record<Concession, string> = {
  age: '按年龄',
  height: '按身高',
  student: '全日制学生',
  soldier: '现役军人',
  veteran: '退役军人',
  firefighter: '消防救援人员',
  disabled: '残疾人',
  local: '本地居民',
};
/** What is shown at the gate. */
const proofs: Record<Concession, string> = {
  age: '身份证件或户口簿',
  height: '现场量身高',
  student: '学生证',
  soldier: '军人证件',
  veteran: '退役军人优待证',
  firefighter: '消防救援人员证件',
  disabled: '残疾人证',
  local: '居住证或本地身份证',
};

export const concession = {
  title: '适用对象',
  any: '符合其中一条即可。',
  kinds,
  ages: (from: number | null, to: number | null) =>
    from === null ? `${to} 周岁及以下` : to === null ? `${from} 周岁及以上` : `${from} 至 ${to} 周岁`,
  height: (cm: number) => `身高 ${cm} 厘米及以下`,
  days: (from: string, until: string) =>
    from && until ? `${from} 至 ${until} 入园适用` : from ? `${from} 起入园适用` : `${until} 前（含当日）入园适用`,
  source: (text: string) => `依据：${text}`,
  /** Between several. */
  or: (one: string, other: string) => `${one}、${other}`,
  proof: (what: string) => `入园时查看：${what}`,
  proofOrId: (what: string) => `入园时查看：${what}；证件号已能证明的不用`,
  proofs,
  bring: (what: string, several: boolean) => (several ? `请携带其中一种：${what}` : `请携带：${what}`),
  measured: '入园时现场量身高',
  idShows: '登记的证件即可证明',
  notTheirs: '当天不适用这种门票',
  cheaper: (names: string) => `${names}可订更便宜的门票。`,
};
