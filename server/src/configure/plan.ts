import type { CallInput } from '@park/contract/call';
import {
  getAdminPark,
  savePark,
  saveParkAbout,
  saveParkLists,
  saveParkLook,
  saveParkParts,
  saveParkRules,
} from '@park/contract/park/calls';
import { keepNamed } from '@park/contract/park/lists';
import type { AdminPark } from '@park/contract/park/schemas';
import { toParkIso } from '@park/contract/parkTime';
import { isEverFree, type PriceRule } from '@park/contract/ticket/price';
import { getProducts, getSlots, saveProduct, saveSlots } from '@park/contract/ticket/product/calls';
import type { AdminProduct } from '@park/contract/ticket/product/schemas';
import { cleanAbout } from '../modules/park/park.view';
import { byId, parkIds, rulesById } from '../modules/ticket/slotIds';
import type { AskPark } from '../runningPark';
import { differences } from './differences';
import type { ParkFile } from './parkFile';

type FileProduct = NonNullable<ParkFile['products']>[number];
type Slot = CallInput<typeof saveSlots>['slots'][number];

export interface ParkNow {
  admin: AdminPark;
  /** Those that are sold. */
  slots: Slot[];
  products: AdminProduct[];
}

/** What has to be done to a park for it to be as its file says. */
export interface Plan {
  /** A line for each place: old → new. */
  changes: string[];
  /** What the park has and the file does not name: it stays. */
  unlisted: string[];
  /** References in the file that lead nowhere; nothing may be written then. */
  faults: string[];
  /** Each is one of staff's calls. */
  steps: (() => Promise<unknown>)[];
}

export async function readPark(ask: AskPark): Promise<ParkNow> {
  const [admin, slots, products] = [await ask(getAdminPark, {}), await soldSlots(ask), await ask(getProducts, {})];
  return { admin, slots, products };
}

const soldSlots = async (ask: AskPark): Promise<Slot[]> =>
  (await ask(getSlots, {})).flatMap(({ retired, ...slot }) => (retired ? [] : [slot]));

const PROFILE = ['name', 'line', 'phones', 'operator', 'icp', 'publicSecurity', 'hours'] as const;

/** Compares a park and its slots with a file; products (`planProducts`) follow the slots. @param ask makes the calls of the steps */
export function planSettings(now: ParkNow, file: ParkFile, ask: AskPark): Plan {
  const [park, slots] = [planPark(now, file, ask), planSlots(now, file, ask)];
  return joined(slotsGoFirst(now, file) ? [slots, park] : [park, slots]);
}

export const joined = (plans: readonly Plan[]): Plan => ({
  changes: plans.flatMap(({ changes }) => changes),
  unlisted: plans.flatMap(({ unlisted }) => unlisted),
  faults: plans.flatMap(({ faults }) => faults),
  steps: plans.flatMap(({ steps }) => steps),
});

/** The park refuses hours without a season that a slot is of: where the file takes both away, the slot goes first. */
function slotsGoFirst({ slots }: ParkNow, { hours }: ParkFile): boolean {
  return hours !== undefined && slots.some(({ seasons }) => !areSeasonsOf(seasons, hours.seasons));
}

const areSeasonsOf = (ids: readonly string[], seasons: readonly { id: string }[]) =>
  ids.every((id) => seasons.some((season) => season.id === id));

/** Profile, rules, parts and look are one row with one version. */
function planPark({ admin }: ParkNow, file: ParkFile, ask: AskPark): Plan {
  const given = Object.fromEntries(PROFILE.flatMap((key) => (file[key] === undefined ? [] : [[key, file[key]]])));
  const profile = { ...admin.park, ...given } as CallInput<typeof savePark>;
  const { rules = admin.rules, partsOff = admin.partsOff, languagesOff = admin.languagesOff } = file;
  const { brand = admin.look.brand, plates = admin.look.plates } = file;
  const lists = keepNamed({ ...admin.lists, ...file.lists }, admin.lists);
  // As the park will have it, or the same file would change it each time.
  const about = cleanAbout({ ...admin.about, ...file.about });
  let { version } = admin;
  const step = (saved: (version: number) => Promise<AdminPark>) => async () => {
    version = (await saved(version)).version;
  };
  const parts = [
    {
      changes: PROFILE.flatMap((key) => differences(key, admin.park[key], profile[key])),
      step: step((version) => ask(savePark, { ...profile, version })),
    },
    { changes: differences('rules', admin.rules, rules), step: step((version) => ask(saveParkRules, { version, rules })) },
    {
      changes: [
        ...differences('partsOff', [...admin.partsOff].sort(), [...partsOff].sort()),
        ...differences('languagesOff', [...admin.languagesOff].sort(), [...languagesOff].sort()),
      ],
      step: step((version) => ask(saveParkParts, { version, partsOff, languagesOff })),
    },
    { changes: differences('lists', admin.lists, lists), step: step((version) => ask(saveParkLists, { version, lists })) },
    {
      changes: differences('about', admin.about, about),
      step: step((version) => ask(saveParkAbout, { version, about })),
    },
    {
      changes: [...differences('brand', admin.look.brand, brand), ...differences('plates', admin.look.plates, plates)],
      step: step((version) => ask(saveParkLook, { version, look: { ...admin.look, brand, plates } })),
    },
  ].filter(({ changes }) => changes.length > 0);
  return { changes: parts.flatMap(({ changes }) => changes), unlisted: [], faults: [], steps: parts.map(({ step }) => step) };
}

function planSlots({ admin, slots }: ParkNow, file: ParkFile, ask: AskPark): Plan {
  if (file.slots === undefined) return { changes: [], unlisted: [], faults: [], steps: [] };
  const ids = parkIds(slots, file);
  const listed = file.slots.map((slot) => ({ ...slot, weekdays: [...slot.weekdays].sort(), id: ids.get(slot.id) ?? slot.id }));
  const others = slots.filter(({ id }) => !listed.some((slot) => slot.id === id));
  const { seasons } = file.hours ?? admin.park.hours;
  const changes = file.slots.flatMap(({ id }, index) => {
    const next = listed[index] as Slot;
    return differences(
      `slots.${id}`,
      slots.find((slot) => slot.id === next.id),
      next,
    );
  });
  return {
    changes,
    unlisted: others.map(({ id, start, end }) => `slot "${id}" (${start}–${end})`),
    faults: file.slots.flatMap((slot, index) =>
      areSeasonsOf(slot.seasons, seasons) ? [] : [`slots[${index}].seasons names a season that the park does not have.`],
    ),
    steps: changes.length === 0 ? [] : [() => ask(saveSlots, { slots: [...others, ...listed], seen: slots })],
  };
}

/** What a new product has where the file does not say it. */
const NEW_PRODUCT = {
  ...{ includes: [], rules: [], concessions: [], motif: 'valley', coverId: null, realName: false, onSale: true },
  ...{ prices: [], saleFrom: null, saleUntil: null },
} satisfies Partial<Contents>;

type Contents = Omit<CallInput<typeof saveProduct>, 'version' | 'free' | 'prices'> & { prices: PriceRule[] };

/** In the file's words: its names of the slots. What a product has of a slot that gave way is nobody's any more. */
function inFile({ version: _, updatedAt: __, updatedBy: ___, ...product }: AdminProduct, ids: Map<string, string>): Contents {
  const fileIds = new Map([...ids].map(([inFile, inPark]) => [inPark, inFile]));
  const stock = Object.entries(product.stock).filter(([id]) => (ids.get(id) ?? id) === id);
  return { ...product, prices: rulesById(product.prices, fileIds), stock: byId(Object.fromEntries(stock), fileIds) };
}

const yuan = (fen: number) => (fen / 100).toFixed(2);
const inYuan = ({ price, prices, ...others }: Contents) => ({
  price: yuan(price),
  prices: prices.map((rule) => ({ ...rule, price: yuan(rule.price) })),
  ...others,
});

/** What the times of a file say by now: a time that has come is over, as it is in the park. */
function bySaleTimes({ saleFrom, saleUntil }: FileProduct): Partial<Pick<Contents, 'onSale' | 'saleFrom' | 'saleUntil'>> {
  if (!saleFrom && !saleUntil) return {};
  const now = Date.now();
  const [from, until] = [saleFrom, saleUntil].map((time) => (time ? Date.parse(time) : null));
  const toCome = (time: number | null = null) => (time !== null && time > now ? toParkIso(time) : null);
  const hasBegun = !from || from <= now;
  const isOver = !!until && until <= now && !(from && hasBegun && from > until);
  return { onSale: hasBegun && !isOver, saleFrom: toCome(from), saleUntil: toCome(until) };
}

export function planProducts(now: ParkNow, file: ParkFile, ask: AskPark): Plan {
  const wanted = file.products ?? [];
  const ids = parkIds(now.slots, file);
  const { seasons } = file.hours ?? now.admin.park.hours;
  const known = new Set([...now.slots.map(({ id }) => id), ...ids.keys()]);
  const plans = wanted.map((product, index): Plan => {
    const before = now.products.find(({ id }) => id === product.id);
    const old = before && inFile(before, ids);
    const next: Contents = {
      ...NEW_PRODUCT,
      position: index,
      ...old,
      ...product,
      ...bySaleTimes(product),
      stock: { ...old?.stock, ...product.stock },
    };
    const changes = differences(`products.${product.id}`, old && inYuan(old), inYuan(next));
    const save = () =>
      ask(saveProduct, {
        ...next,
        prices: rulesById(next.prices, ids),
        stock: byId(next.stock, ids),
        version: before?.version ?? 0,
        ...(isEverFree(next) && { free: true as const }),
      });
    return {
      changes,
      unlisted: [],
      faults: [
        ...Object.keys(product.stock).flatMap((id) =>
          known.has(id) ? [] : [`products[${index}].stock.${id} names a slot that neither the file nor the park has.`],
        ),
        ...(product.prices ?? []).flatMap((rule, nth) => {
          const at = `products[${index}].prices[${nth}]`;
          const isSlotKnown = (rule.slots ?? []).every((id) => known.has(id));
          return [
            ...(isSlotKnown ? [] : [`${at}.slots names a slot that neither the file nor the park has.`]),
            ...(areSeasonsOf(rule.seasons ?? [], seasons) ? [] : [`${at}.seasons names a season that the park does not have.`]),
          ];
        }),
      ],
      steps: changes.length > 0 ? [save] : [],
    };
  });
  const unlisted = file.products ? now.products.filter(({ id }) => !wanted.some((one) => one.id === id)) : [];
  return joined([...plans, { changes: [], faults: [], steps: [], unlisted: unlisted.map(({ id }) => `product "${id}"`) }]);
}

/** Slots that the park calls otherwise than the file. */
export const renamed = ({ slots }: ParkNow, file: ParkFile): [inFile: string, inPark: string][] =>
  [...parkIds(slots, file)].filter(([inFile, inPark]) => inFile !== inPark);
