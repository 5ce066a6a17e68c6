import type { CallInput } from '@park/contract/call';
import type { ConcessionRule } from '@park/contract/ticket/concession';
import type { ConcessionPreset } from '@park/contract/ticket/concessionPresets';
import type { saveProduct } from '@park/contract/ticket/product/calls';
import type { AdminProduct } from '@park/contract/ticket/product/schemas';
import type { textsOf } from '../../../i18n/language';
import { type Localized, written } from '../../../ui/contentLanguages';
import { fromLines, toLines } from '../../../ui/lines';
import { fromParkInput, toParkInput } from '../../../ui/parkInput';
import { fromPriceForm, type PriceForm, toPriceForm } from './prices';

/** Lengths in characters, as the contract has them beside zod. */
export const MAX_CHARACTERS = {
  name: 60,
  text: 2_000,
  include: 200,
  rule: 400,
  lines: 20,
  yuan: 10_000,
  stock: 100_000,
  age: 150,
  concessions: 20,
  areas: 50,
  source: 200,
} as const;

/** A rule as the form has it: codes in one line, days that are not said as nothing. */
export interface RuleForm extends Omit<ConcessionRule, 'areas'> {
  areas: string;
}

const toRuleForm = ({ areas, ...rule }: ConcessionRule): RuleForm => ({ ...rule, areas: areas.join(' ') });

/** What another kind of rule has is not sent: a height that was typed before `who` was changed. */
export function fromRuleForm({ who, ageFrom, ageTo, heightTo, areas, asked, from, until, source }: RuleForm): ConcessionRule {
  return {
    ...{ who, ageFrom: ageFrom ?? null, ageTo: ageTo ?? null, asked, source: source.trim() },
    heightTo: who === 'height' ? (heightTo ?? null) : null,
    areas: who === 'local' ? areas.split(/[\s,，、]+/).filter(Boolean) : [],
    from: from || null,
    until: until || null,
  };
}

export const NEW_RULE: RuleForm = {
  ...{
    who: 'student',
    ageFrom: null,
    ageTo: null,
    heightTo: null,
    areas: '',
    asked: true,
    from: null,
    until: null,
    source: '',
  },
};

/** What a preset fills in: its rules behind those that are there, and the price that it asks for. @param full the dearest price, yuan */
export function withPreset(
  { concessions, yuan }: Pick<ProductForm, 'concessions' | 'yuan'>,
  { rules, gives }: ConcessionPreset,
  full: number,
): Pick<ProductForm, 'concessions' | 'yuan'> {
  const price = gives === 'free' ? 0 : full > 0 ? Math.round(full * 50) / 100 : yuan;
  return { concessions: [...concessions, ...rules.map(toRuleForm)], yuan: price };
}

/** A product as its form has it: money in yuan, lists as lines of text, one text a language. */
export interface ProductForm
  extends Pick<AdminProduct, 'kind' | 'motif' | 'coverId' | 'realName' | 'onSale' | 'lateRefundPercent'> {
  concessions: RuleForm[];
  prices: PriceForm[];
  /** As a field of the browser has a moment; empty for none. */
  saleFrom: string;
  saleUntil: string;
  name: Localized;
  text: Localized;
  includes: Localized;
  rules: Localized;
  /** Null: not typed yet. */
  yuan: number | null;
  /** That nobody pays was meant. */
  free: boolean;
  /** That nobody pays at some times was meant. */
  freeTimes: boolean;
  /** By slot; nothing: not sold for it. */
  stock: Record<string, number | null>;
}

export function toForm(product: AdminProduct): ProductForm {
  const { kind, motif, coverId, realName, onSale, lateRefundPercent, name, text, includes, rules, price } = product;
  const { stock, concessions, prices } = product;
  return {
    ...{ kind, motif, coverId, realName, onSale, lateRefundPercent, name, text, stock },
    concessions: concessions.map(toRuleForm),
    prices: prices.map(toPriceForm),
    saleFrom: toParkInput(product.saleFrom),
    saleUntil: toParkInput(product.saleUntil),
    includes: toLines(includes),
    rules: toLines(rules),
    yuan: price / 100,
    // Of one that is not on sale yet it is asked again.
    free: price === 0 && onSale,
    freeTimes: prices.some((rule) => rule.price === 0) && onSale,
  };
}

export const NEW_PRODUCT: ProductForm = {
  kind: 'adult',
  motif: 'valley',
  coverId: null,
  realName: false,
  concessions: [],
  prices: [],
  saleFrom: '',
  saleUntil: '',
  onSale: false,
  lateRefundPercent: 0,
  name: {},
  text: {},
  includes: {},
  rules: {},
  yuan: null,
  free: false,
  freeTimes: false,
  stock: {},
};

/** Whether nobody pays, or at some times nobody. */
export const isTypedFree = ({ yuan, prices }: Pick<ProductForm, 'yuan' | 'prices'>): boolean =>
  [yuan, ...prices.map((rule) => rule.yuan)].includes(0);

/** Whether staff have ticked what they typed: one who gives some times away has not given away all of them. */
const isFreeMeant = (form: Pick<ProductForm, 'yuan' | 'prices' | 'free' | 'freeTimes'>): boolean =>
  isTypedFree(form) && (form.yuan === 0 ? form.free : form.freeTimes);

type Written = Pick<
  CallInput<typeof saveProduct>,
  'name' | 'text' | 'includes' | 'rules' | 'price' | 'prices' | 'saleFrom' | 'saleUntil' | 'free' | 'stock' | 'concessions'
>;

/** What the form says, as the call takes it; `price` in fen. */
export function fromForm(form: ProductForm): Written & Omit<ProductForm, keyof Written | 'yuan' | 'freeTimes'> {
  const { yuan, free: _, freeTimes: __, includes, rules, name, text, stock, concessions, prices, ...others } = form;
  const { saleFrom, saleUntil, ...rest } = others;
  const sold = Object.entries(stock).filter((one): one is [string, number] => typeof one[1] === 'number');
  return {
    ...rest,
    name: written(name) as Written['name'],
    text: written(text) as Written['text'],
    includes: fromLines(includes) as Written['includes'],
    rules: fromLines(rules) as Written['rules'],
    concessions: concessions.map(fromRuleForm),
    // The form lets nothing pass that is not typed.
    price: Math.round((yuan ?? 0) * 100),
    prices: prices.map(fromPriceForm),
    saleFrom: fromParkInput(saleFrom),
    saleUntil: fromParkInput(saleUntil),
    ...(isFreeMeant(form) && { free: true as const }),
    stock: Object.fromEntries(sold),
  };
}

/** Whether there is enough for visitors' page to show: their names and text, and all prices that are begun. */
export const canBeSent = ({ name, text, yuan, prices }: ProductForm): boolean =>
  [name, text].every((one) => !!one['zh-Hans']?.trim()) &&
  [yuan, ...prices.map((rule) => rule.yuan)].every((one) => typeof one === 'number');

/** The products whose place has to be written so that the one of this id goes up (-1) or down (1). */
export function moved(products: readonly AdminProduct[], id: string, by: -1 | 1): AdminProduct[] {
  const from = products.findIndex((one) => one.id === id);
  const other = products[from + by];
  const one = products[from];
  if (!one || !other) return [];
  const next = [...products];
  next[from] = other;
  next[from + by] = one;
  return next.flatMap((product, position) => (product.position === position ? [] : [{ ...product, position }]));
}

type RuleTexts = ReturnType<typeof textsOf<'product'>>['concession']['say'];

/** A rule on one line: `Students (ages 6–18, up to 120 cm, Hangzhou)`. @param comma between its parts */
export function concessionText(t: RuleTexts, rule: ConcessionRule, comma: string): string {
  const { who, ageFrom: from, ageTo: to, heightTo, areas, from: firstDay, until } = rule;
  const ages = (from !== null || to !== null) && t.ages({ from, to });
  const height = heightTo !== null && t.height({ cm: heightTo });
  const days = (firstDay || until) && `${firstDay ?? ''}–${until ?? ''}`;
  const what = [ages, height, areas.join(' '), days].filter(Boolean).join(comma);
  if (who === 'age' || who === 'height') return what;
  return what ? t.detail({ kind: t.kinds[who], what }) : t.kinds[who];
}
