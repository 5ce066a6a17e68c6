import type { Guide } from '@park/contract/search/limits';
import type { Db } from '../../db/db';
import type { Localized } from '../../i18n/lang';
import type { Searchable } from './document.service';

interface GuideTexts {
  title: Localized;
  text: Localized;
  names: string;
}

/** Pages that answer a question. Whoever changes these marks them in `search_due` by a migration. */
const TEXTS: Record<Exclude<Guide, 'hours'>, GuideTexts> = {
  refund: {
    title: {
      'zh-Hans': '退票与退款',
      'zh-Hant': '退票與退款',
      en: 'Refunds and returning tickets',
      es: 'Reembolsos y devolución de entradas',
      fr: 'Remboursement et annulation de billets',
    },
    text: {
      'zh-Hans': '在“我的订单”里打开订单即可退票或改期，入园日前一天 24:00 前全额退款。',
      'zh-Hant': '在「我的訂單」裡開啟訂單即可退票或改期，入園日前一天 24:00 前全額退款。',
      en: 'Open the order under “My orders” to return tickets or change the day. Until 24:00 of the day before, all of it comes back.',
      es: 'Abre el pedido en «Mis pedidos» para devolver entradas o cambiar el día. Hasta las 24:00 de la víspera se devuelve todo.',
      fr: 'Ouvrez la commande dans « Mes commandes » pour rendre des billets ou changer de jour. Jusqu’à la veille à minuit, tout est remboursé.',
    },
    names:
      '退钱 退錢 退订 退訂 取消订单 取消訂單 改签 改簽 改期 refund refunds return cancel cancellation money back reembolso devolución cancelar devolver remboursement rembourser annuler',
  },
  help: {
    title: {
      'zh-Hans': '紧急求助',
      'zh-Hant': '緊急求助',
      en: 'Emergency help',
      es: 'Ayuda de emergencia',
      fr: 'Aide d’urgence',
    },
    text: {
      'zh-Hans': '受伤、走失、迷路或遇到危险时，一键呼叫园区工作人员，或拨打急救和报警电话。',
      'zh-Hant': '受傷、走失、迷路或遇到危險時，一鍵呼叫園區工作人員，或撥打急救和報警電話。',
      en: 'Hurt, lost or in danger: call the park’s staff with one tap, or dial the emergency numbers. First aid comes to you.',
      es: 'Si hay heridos, te has perdido o hay peligro: avisa al personal con un toque o llama a emergencias. Los primeros auxilios van a ti.',
      fr: 'Blessure, enfant perdu, danger : appelez l’équipe du parc d’un geste ou composez les numéros d’urgence. Les premiers secours viennent à vous.',
    },
    names:
      '求救 急救 救命 报警 報警 救护车 救護車 120 110 119 SOS help emergency ambulance police first aid auxilio socorro emergencia ambulancia policía secours urgence urgences ambulance',
  },
  lostFound: {
    title: {
      'zh-Hans': '失物招领',
      'zh-Hant': '失物招領',
      en: 'Lost & found',
      es: 'Objetos perdidos',
      fr: 'Objets trouvés',
    },
    text: {
      'zh-Hans': '登记丢失或捡到的物品，查看别人捡到了什么。',
      'zh-Hant': '登記遺失或撿到的物品，看看別人撿到了什麼。',
      en: 'Report what you lost or found, and see what others have found.',
      es: 'Avisa de lo que perdiste o encontraste y mira lo que han encontrado otros.',
      fr: 'Signalez ce que vous avez perdu ou trouvé, et voyez ce que d’autres ont trouvé.',
    },
    names: '丢失 丟失 遗失 遺失 捡到 撿到 丢东西 lost property found missing perdido encontrado perdu trouvé',
  },
};

export async function searchableGuides(_db: Db, ids: string[]): Promise<Searchable[]> {
  return Object.entries(TEXTS).flatMap(([id, texts]) => (ids.includes(id) ? [{ id, ...texts }] : []));
}
