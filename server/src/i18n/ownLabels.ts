import { fieldNames } from './fields';
import type { Lang } from './lang';

type Said = Record<Lang, string>;

const { account, birthday, day, idNumber, name, phone, reason } = fieldNames;
const when: Said = { 'zh-Hans': '时间', 'zh-Hant': '時間', en: 'When', es: 'Cuándo', fr: 'Date' };
const number: Said = { 'zh-Hans': '编号', 'zh-Hant': '編號', en: 'Number', es: 'Número', fr: 'Numéro' };
const words: Said = { 'zh-Hans': '内容', 'zh-Hant': '內容', en: 'Text', es: 'Texto', fr: 'Texte' };
const amount: Said = { 'zh-Hans': '金额', 'zh-Hant': '金額', en: 'Amount', es: 'Importe', fr: 'Montant' };
const people: Said = { 'zh-Hans': '人数', 'zh-Hant': '人數', en: 'People', es: 'Personas', fr: 'Personnes' };
const title: Said = { 'zh-Hans': '名称', 'zh-Hant': '名稱', en: 'Title', es: 'Título', fr: 'Titre' };
const place: Said = { 'zh-Hans': '地点', 'zh-Hant': '地點', en: 'Place', es: 'Lugar', fr: 'Lieu' };

/** What the readable page shows, by column; what is not here (states, codes) is told in data.json alone. */
export const ownLabels: Readonly<Record<string, Said>> = {
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
    refund_asked: amount,
    birthday,
    day,
    quantity: people,
    people,
    title,
    place,
  },
  gate: { 'zh-Hans': '入口', 'zh-Hant': '入口', en: 'Gate', es: 'Acceso', fr: 'Entrée' },
  room_url: { 'zh-Hans': '直播间', 'zh-Hant': '直播間', en: 'Room', es: 'Sala', fr: 'Salle' },
  openid: {
    'zh-Hans': '微信编号',
    'zh-Hant': '微信編號',
    en: 'WeChat’s number for you',
    es: 'Tu número en WeChat',
    fr: 'Votre numéro chez WeChat',
  },
  points: { 'zh-Hans': '积分', 'zh-Hant': '積分', en: 'Points', es: 'Puntos', fr: 'Points' },
  latitude: { 'zh-Hans': '纬度', 'zh-Hant': '緯度', en: 'Latitude', es: 'Latitud', fr: 'Latitude' },
  longitude: { 'zh-Hans': '经度', 'zh-Hant': '經度', en: 'Longitude', es: 'Longitud', fr: 'Longitude' },
};
