import type { concession as zh } from '../zh-Hans/concession';

export const concession: typeof zh = {
  title: '適用對象',
  any: '符合其中一條即可。',
  kinds: {
    age: '依年齡',
    height: '依身高',
    student: '全日制學生',
    soldier: '現役軍人',
    veteran: '退役軍人',
    firefighter: '消防救援人員',
    disabled: '身心障礙人士',
    local: '本地居民',
  },
  ages: (from, to) => (from === null ? `${to} 歲及以下` : to === null ? `${from} 歲及以上` : `${from} 至 ${to} 歲`),
  height: (cm) => `身高 ${cm} 公分及以下`,
  days: (from, until) =>
    from && until ? `${from} 至 ${until} 入園適用` : from ? `${from} 起入園適用` : `${until} 前（含當日）入園適用`,
  source: (text) => `依據：${text}`,
  or: (one, other) => `${one}、${other}`,
  proof: (what) => `入園時查看：${what}`,
  proofOrId: (what) => `入園時查看：${what}；證件號碼已能證明的不用`,
  proofs: {
    age: '身分證件或戶口簿',
    height: '現場量身高',
    student: '學生證',
    soldier: '軍人證件',
    veteran: '退役軍人優待證',
    firefighter: '消防救援人員證件',
    disabled: '身心障礙證明',
    local: '居住證或本地身分證',
  },
  bring: (what, several) => (several ? `請攜帶其中一種：${what}` : `請攜帶：${what}`),
  measured: '入園時現場量身高',
  idShows: '登記的證件即可證明',
  notTheirs: '當天不適用這種門票',
  cheaper: (names) => `${names}可訂更便宜的門票。`,
};
