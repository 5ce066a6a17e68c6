import type { ConcessionRule } from '@park/contract/ticket/concession';
import * as words from '@park/contract/ticket/words';
import { inLanguage } from '@park/contract/words';
import type { product as zh } from '../zh/product';

function say({ who, ageFrom, ageTo, heightTo, areas, from, until }: ConcessionRule): string {
  const ages =
    ageFrom !== null && ageTo !== null
      ? `ages ${ageFrom}–${ageTo}`
      : ageFrom !== null
        ? `from age ${ageFrom}`
        : ageTo !== null && `up to age ${ageTo}`;
  const days = (from || until) && `${from ?? ''}–${until ?? ''}`;
  const what = [ages, heightTo !== null && `up to ${heightTo} cm`, areas.join(' '), days].filter(Boolean).join(', ');
  if (who === 'age' || who === 'height') return what;
  return what ? `${words.concession[who].en} (${what})` : words.concession[who].en;
}

export const product: typeof zh = {
  title: 'Products',
  about:
    'Visitors see those on sale in this order. Changes count for what is bought from now; tickets that were sold keep their price and refund rule.',
  add: 'Add a product',
  newTitle: 'New product',
  edit: 'Edit',
  kinds: inLanguage(words.ticketKind, 'en'),
  columns: {
    order: 'Order',
    name: 'Product',
    price: 'Price',
    stock: 'Places per day',
    sale: 'State',
  },
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  free: 'Free',
  percentBack: (percent) => (percent === 0 ? 'No refund on the day' : `${percent}% refund on the day`),
  realName: 'Names required',
  onSale: 'On sale',
  offSale: 'Off sale',
  start: 'Put on sale',
  stop: 'Take off sale',
  stopTitle: (name) => `Take “${name}” off sale?`,
  stopAbout: 'Visitors no longer see it from now on. Tickets that were sold stay valid.',
  startTitle: (name) => `Put “${name}” on sale?`,
  startAbout: 'Visitors can buy it at once.',
  startFree: 'Put on sale for free',
  startFreeAbout: 'Its price is ¥0: visitors can have it at once, and nobody pays.',
  freeNeeded: 'Tick this if nobody should pay, or enter a price.',
  saved: 'The product is saved',
  empty: 'There are no products yet.',
  fields: {
    kind: 'Kind',
    name: 'Name',
    text: 'Description',
    includes: 'What it includes',
    rules: 'Rules',
    price: 'Price in yuan',
    free: 'Nobody pays for it',
    late: 'Percent refunded on the day itself',
    lateAbout: 'Until 24:00 the day before, the refund is always full.',
    realName: 'Requires name and ID number; one ticket per person a day',
    concessions: 'Concessions',
    onSale: 'On sale',
    stock: 'Places a new day begins with',
    stockAbout: 'Empty: not sold for this slot. Days that already sell keep theirs; change them in the calendar.',
  },
  concession: {
    about:
      'One rule that fits is enough; without rules the ticket is for everybody. Price and places are the product’s. Where names are required, age and residence are told by the ID number; staff look at any other proof and record no number of it.',
    add: 'Add a rule',
    remove: (n) => `Delete rule ${n}`,
    nth: (n) => `Rule ${n}`,
    preset: 'Start from a published rule',
    presetAbout: 'It fills in rules and price, to be changed before you save. Please check what holds where you are.',
    presets: (place, gives, whom) => `${place} · ${gives}: ${whom}`,
    places: { national: 'National', shanghai: 'Shanghai', henan: 'Henan', shaanxi: 'Shaanxi', hainan: 'Hainan' },
    gives: { free: 'free', half: 'half price' },
    kinds: inLanguage(words.concession, 'en'),
    fields: {
      who: 'For',
      ageFrom: 'Youngest age',
      ageTo: 'Oldest age',
      ageAbout: 'On the day of the visit, the birthday itself counts; both inclusive, empty: no limit.',
      heightTo: 'Height up to, cm',
      areas: 'Division codes',
      areasAbout: 'The first 2, 4 or 6 digits of the ID number, separated by spaces, such as 5103.',
      asked: (proof) => `Ask at the gate for: ${proof}`,
      from: 'First day',
      until: 'Last day',
      source: 'Legal source (visitors see it)',
    },
    proofs: inLanguage(words.proof, 'en'),
    ageNeeded: 'Please enter a youngest or oldest age.',
    needed: 'Please fill this in.',
    areasWrong: 'Please enter 2, 4 or 6 digits each, separated by spaces.',
    agesCrossed: 'Cannot be below the youngest age.',
    daysCrossed: 'Cannot be before the first day.',
    count: (n) => (n === 1 ? '1 concession' : `${n} concessions`),
    say: (rule) => say(rule),
  },
  sale: 'Sale',
  gone: 'There is no such product.',
};
