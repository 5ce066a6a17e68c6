import { isEverFree } from '@park/contract/ticket/price';
import { schemas } from '@park/contract/ticket/product/schemas';
import type { Content, Thing } from '../../content/content';
import type { Database } from '../../db/db';
import { staffProducts } from './product/productStaff.service';
import { staffSlots } from './slot.service';
import { byId, parkIds, rulesById } from './slotIds';
import { createTicketWindow } from './window/window.service';

/** Its form asks for it where some price is 0, and nowhere else. */
const FREE = { free: true } as const;

/** What the park sells, and when; nothing of what was sold. */
export function ticketContents({ database }: { database: Database }): Content[] {
  const { getSlots, saveSlots } = staffSlots(database);
  const { getProducts, saveProduct } = staffProducts(database);
  const { getAdminTicketWindow, saveTicketWindow } = createTicketWindow(database);
  const soldSlots = async () => (await getSlots()).flatMap(({ retired, ...slot }) => (retired ? [] : [slot]));
  /** The pack's, of which one that moved after places of it were made has another id here. */
  let packSlots: Thing<'slots'>[] = [];

  const slots: Content<'slots'> = {
    name: 'slots',
    list: soldSlots,
    async fit(things, all) {
      packSlots = things;
      const ids = parkIds(all, { slots: things });
      return things.map((slot) => ({ ...slot, id: ids.get(slot.id) ?? slot.id }));
    },
    async save(slot, _, by) {
      const seen = await soldSlots();
      const others = seen.filter(({ id }) => id !== slot.id);
      await saveSlots(schemas.saveSlots.in.parse({ slots: [...others, slot], seen }), by);
    },
  };
  const products: Content<'products'> = {
    name: 'products',
    list: async () => (await getProducts()).map((product) => ({ ...product, ...(isEverFree(product) && FREE) })),
    async fit(things, all) {
      const ids = parkIds(await soldSlots(), { slots: packSlots });
      return things.map((product) => ({
        ...product,
        ...(product.prices && { prices: rulesById(product.prices, ids) }),
        stock: { ...all.find(({ id }) => id === product.id)?.stock, ...byId(product.stock, ids) },
      }));
    },
    save: ({ free: _, ...product }, version, by) => {
      const { price, prices = [] } = product;
      return saveProduct({ ...product, version, ...(isEverFree({ price, prices }) && FREE) }, by);
    },
  };
  const window: Content<'window'> = {
    name: 'window',
    async list() {
      const { window, version } = await getAdminTicketWindow();
      return window ? [{ id: 'window', ...window, version }] : [];
    },
    save: ({ id: _, ...window }, version, by) => saveTicketWindow({ ...window, version }, by),
  };
  return [slots, products, window];
}
