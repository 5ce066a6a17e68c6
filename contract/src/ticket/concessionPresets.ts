import type { ConcessionRule } from './concession';

/**
 * Rules as they stand in texts that were read, for staff to begin with: a park's own price office may ask for more, and texts change. What could not
 * be read is left out. `source` is shown to visitors.
 */
export interface ConcessionPreset {
  id: string;
  place: 'national' | 'shanghai' | 'henan' | 'shaanxi' | 'hainan';
  gives: 'free' | 'half';
  rules: ConcessionRule[];
}

const RULE: ConcessionRule = {
  ...{ who: 'age', ageFrom: null, ageTo: null, heightTo: null, areas: [], asked: true, from: null, until: null, source: '' },
};
const by = (source: string, ...rules: Partial<ConcessionRule>[]) => rules.map((rule) => ({ ...RULE, ...rule, source }));

const YOUNG = '国家发展改革委《关于进一步落实青少年门票价格优惠政策的通知》（发改价格〔2012〕283号），2012年4月1日起执行';
const HENAN = '《河南省旅游条例》（2019年修订），2020年4月1日起施行';

/** All of them bind what is run with public money or under a price that the state sets; others are asked to follow. */
export const CONCESSION_PRESETS: readonly ConcessionPreset[] = [
  {
    ...{ id: 'national-child', place: 'national', gives: 'free' },
    rules: by(YOUNG, { ageTo: 6 }, { who: 'height', heightTo: 120 }),
  },
  {
    ...{ id: 'national-young', place: 'national', gives: 'half' },
    rules: by(YOUNG, { ageFrom: 7, ageTo: 18 }, { who: 'student' }),
  },
  {
    ...{ id: 'national-disabled', place: 'national', gives: 'free' },
    rules: by('国家发展改革委《关于进一步规范游览参观点门票价格管理工作的通知》（2005年）', { who: 'disabled' }),
  },
  {
    ...{ id: 'shanghai-height', place: 'shanghai', gives: 'free' },
    rules: by('上海市人民政府《关于调整儿童免票身高线标准事项的通知》（沪府发〔2010〕44号），2011年3月1日起执行', {
      ...{ who: 'height', heightTo: 130 },
    }),
  },
  {
    ...{ id: 'henan-senior', place: 'henan', gives: 'free' },
    rules: by(HENAN, { ageFrom: 60 }),
  },
  {
    ...{ id: 'henan-others', place: 'henan', gives: 'free' },
    // 低于 140 厘米: below, not up to.
    rules: by(HENAN, { who: 'height', heightTo: 139 }, { who: 'disabled' }, { who: 'soldier' }, { who: 'firefighter' }),
  },
  {
    ...{ id: 'shaanxi-senior', place: 'shaanxi', gives: 'free' },
    rules: by('《陕西省实施〈中华人民共和国老年人权益保障法〉办法》', { ageFrom: 65 }),
  },
  {
    ...{ id: 'hainan-soldier', place: 'hainan', gives: 'free' },
    rules: by('海南省物价局2012年3月公布的景区门票优惠政策', { who: 'soldier' }),
  },
];
