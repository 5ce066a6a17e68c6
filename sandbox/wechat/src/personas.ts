/** Somebody whose phone WeChat would recognise. The server's seed knows them by their openids. */
export interface Persona {
  key: string;
  /** Fixed, so that the seed can give them a past; null: a new one for each browser. */
  openid: string | null;
  zh: { name: string; text: string };
  en: { name: string; text: string };
}

export const NEWCOMER = 'newcomer';

export const PERSONAS: readonly Persona[] = [
  {
    key: NEWCOMER,
    openid: null,
    zh: { name: '新访客', text: '第一次来，什么都还没有留下。' },
    en: { name: 'Newcomer', text: 'Here for the first time, nothing registered yet.' },
  },
  {
    key: 'anchor',
    openid: 'sandbox-openid-anchor',
    zh: { name: '主播', text: '认证已通过，可以预约直播点。' },
    en: { name: 'Host', text: 'Registration approved; may reserve a live point.' },
  },
  {
    key: 'awaiting',
    openid: 'sandbox-openid-awaiting',
    zh: { name: '待审核的主播', text: '已提交认证申请，等待园区审核。' },
    en: { name: 'Host awaiting approval', text: 'Has registered and waits for the park to decide.' },
  },
  {
    key: 'rejected',
    openid: 'sandbox-openid-rejected',
    zh: { name: '未通过的主播', text: '认证申请被退回，可以重新提交。' },
    en: { name: 'Rejected host', text: 'Registration was turned down; may register again.' },
  },
  {
    key: 'suspended',
    openid: 'sandbox-openid-suspended',
    zh: { name: '被暂停的主播', text: '资格被园区暂停。' },
    en: { name: 'Suspended host', text: 'The park has suspended this host.' },
  },
];

export function personaByKey(key: string | undefined): Persona | undefined {
  return PERSONAS.find((persona) => persona.key === key);
}
