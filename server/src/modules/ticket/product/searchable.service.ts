import type { TicketKind } from '@park/contract/ticket/limits';
import type { Db } from '../../../db/db';
import { joinTexts, type Searchable } from '../../search/document.service';
import { listProductsById } from './product.repo';

/** What visitors call them, in all five languages. */
const ALL =
  '门票 門票 票价 票價 价格 價格 多少钱 多少錢 买票 買票 购票 購票 ticket tickets admission price prices buy how much cost costs entrada entradas precio cuánto cuesta billet billets tarif prix combien coûte';
const NAMES: Record<TicketKind, string> = {
  adult: '大人票 大人 全价票 全價票 adults adultos adultes',
  child: '小孩票 孩子票 小孩 孩子 kid kids children niño niños infantil enfant enfants',
  student: '学生 學生 students discount estudiante estudiantes étudiant étudiants',
  senior: '老人票 老年票 老人 65 seniors over mayores jubilados',
  combined: '套票 联票 聯票 combo package',
  addOn: '',
};

/** What of these products anyone may find: those on sale. */
export async function searchableTickets(db: Db, ids: string[]): Promise<Searchable[]> {
  const products = await listProductsById(db, ids);
  return products
    .filter(({ onSale }) => onSale)
    .map(({ id, kind, name, text, includes, motif, updatedAt }) => ({
      id,
      title: name,
      text: joinTexts(text, ...includes),
      names: `${ALL} ${NAMES[kind]}`,
      motif,
      at: updatedAt,
    }));
}
