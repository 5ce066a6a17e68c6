import type { Lang } from './lang';
import { fieldNames } from './texts/fields';
import { ownLabelTexts } from './texts/ownLabels';

const { account, birthday, day, idNumber, name, phone, reason } = fieldNames;
const { when, number, words, amount, people, title, place, gate, room_url, openid, points, latitude, longitude } =
  ownLabelTexts;

/** What the readable page shows, by column; what is not here (states, codes) is told in data.json alone. */
export const ownLabels: Readonly<Record<string, Record<Lang, string>>> = {
  ...{
    created_at: when,
    at: when,
    received_at: when,
    scanned_at: when,
    joined_at: when,
    read_at: when,
    complained_at: when,
    given_at: when,
    paid_at: when,
    answered_at: when,
  },
  ...{ number, exhibit_id: number, out_trade_no: number, out_refund_no: number, code: number },
  ...{ name, person_name: name, nick_name: name, phone, contact: phone, id_number: idNumber, person_id_number: idNumber },
  ...{
    text: words,
    history: words,
    item: words,
    note: words,
    description: words,
    introduction: words,
    answers: words,
    outcome: words,
    reason,
  },
  ...{
    account,
    amount,
    price: amount,
    refund_amount: amount,
    part_refund: amount,
    refund_asked: amount,
    birthday,
    day,
    quantity: people,
    people,
    title,
    place,
  },
  ...{ gate, room_url, openid, points, latitude, longitude },
};
