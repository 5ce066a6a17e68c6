import type { ConcessionRule } from '@park/contract/ticket/concession';
import * as words from '@park/contract/ticket/words';
import { inLanguage } from '@park/contract/words';

function say({ who, ageFrom, ageTo, heightTo, areas, from, until }: ConcessionRule): string {
  const ages =
    ageFrom !== null && ageTo !== null
      ? `${ageFrom}–${ageTo} 岁`
      : ageFrom !== null
        ? `${ageFrom} 岁起`
        : ageTo !== null && `${ageTo} 岁以内`;
  const days = (from || until) && `${from ?? ''}–${until ?? ''}`;
  const what = [ages, heightTo !== null && `${heightTo} 厘米以内`, areas.join(' '), days].filter(Boolean).join('，');
  if (who === 'age' || who === 'height') return what;
  return what ? `${words.concession[who]['zh-Hans']}（${what}）` : words.concession[who]['zh-Hans'];
}

export const product = {
  title: '门票产品',
  about: '在售产品按这里的顺序展示给游客。修改只对之后的订单有效，已售出的门票仍按购买时的价格和退票规则。',
  add: '新建产品',
  newTitle: '新建产品',
  edit: '修改',
  kinds: inLanguage(words.ticketKind, 'zh-Hans'),
  columns: { order: '顺序', name: '产品', price: '票价', stock: '每日名额', sale: '状态' },
  up: (name: string) => `上移 ${name}`,
  down: (name: string) => `下移 ${name}`,
  free: '免费',
  percentBack: (percent: number) => (percent === 0 ? '当日不退' : `当日退 ${percent}%`),
  realName: '实名',
  onSale: '在售',
  offSale: '停售',
  start: '开始销售',
  stop: '停止销售',
  stopTitle: (name: string) => `停止销售“${name}”？`,
  stopAbout: '游客马上就看不到这个产品；已售出的门票照常有效。',
  startTitle: (name: string) => `开始销售“${name}”？`,
  startAbout: '游客马上就能预订。',
  startFree: '免费开售',
  startFreeAbout: '票价为 ¥0：游客马上就能预订，无需支付。',
  freeNeeded: '如果确实免费，请勾选；否则请填写票价。',
  saved: '产品已保存',
  empty: '还没有产品。',
  fields: {
    kind: '票种',
    name: '名称',
    text: '介绍',
    includes: '包含内容',
    rules: '使用规则',
    price: '票价（元）',
    free: '游客无需支付',
    late: '入园当日退票的退款比例（%）',
    lateAbout: '前一天 24:00 之前退票，一律全额退款。',
    realName: '预订时须填写姓名和证件号，每人每天限一张',
    concessions: '优惠对象',
    onSale: '在售',
    stock: '新开放日期的名额',
    stockAbout: '留空：该时段不售这个产品。已开售的日期不变，请在名额日历里修改。',
  },
  concession: {
    about:
      '符合其中一条即可购买；没有规则：所有人都可以买。票价和名额按本产品。实名的门票按证件号核对年龄和户籍，其余由检票员查看证件；只查看，不登记证件号。',
    add: '添加规则',
    remove: (n: number) => `删除第 ${n} 条规则`,
    nth: (n: number) => `规则 ${n}`,
    preset: '参考各地规定',
    presetAbout: '选一条会填入规则和票价，保存之前都可以改。请核对当地现行规定。',
    presets: (place: string, gives: string, whom: string) => `${place} · ${gives}：${whom}`,
    places: { national: '全国', shanghai: '上海', henan: '河南', shaanxi: '陕西', hainan: '海南' },
    gives: { free: '免费', half: '半价' },
    kinds: inLanguage(words.concession, 'zh-Hans'),
    fields: {
      who: '对象',
      ageFrom: '最小年龄（周岁）',
      ageTo: '最大年龄（周岁）',
      ageAbout: '按入园当天计算，生日当天算满岁；含上下限，留空：不限。',
      heightTo: '身高不超过（厘米）',
      areas: '行政区划代码',
      areasAbout: '证件号前 2、4 或 6 位，用空格分开，例如 5103。',
      asked: (proof: string) => `检票时查看：${proof}`,
      from: '适用首日',
      until: '适用末日',
      source: '依据（会展示给游客）',
    },
    proofs: inLanguage(words.proof, 'zh-Hans'),
    ageNeeded: '请填写年龄上限或下限。',
    needed: '请填写。',
    areasWrong: '请填写 2、4 或 6 位数字，用空格分开。',
    agesCrossed: '不能小于最小年龄。',
    daysCrossed: '不能早于适用首日。',
    count: (n: number) => `${n} 条优惠规则`,
    say: (rule: ConcessionRule) => say(rule),
  },
  sale: '销售',
  gone: '没有这个产品。',
};
