import { addDays, MINUTE_MS, parkMoment } from '@park/contract/parkTime';
import { SANDBOX_H5 } from '../config';
import type { Db } from '../db/db';
import { newId } from '../db/newId';
import { cleanRichTexts } from '../http/richText';
import { exhibit } from '../modules/exhibit/exhibit.tables';
import { livePlatform, livePoint, liveTimespan } from '../modules/live/live.tables';
import { lostFoundItem } from '../modules/lostFound/lostFound.tables';
import { parkPlace, parkShape } from '../modules/map/map.tables';
import type { Sample } from '../modules/module';
import { notice } from '../modules/notice/notice.tables';
import { wordsOf } from '../modules/notice/noticeStaff.service';
import { park } from '../modules/park/park.repo';
import { momentsOf } from '../modules/ticket/product/productStaff.service';
import { ticketProduct, ticketProductSlot, ticketSlot } from '../modules/ticket/ticket.tables';
import { ticketWindow } from '../modules/ticket/window/window.repo';
import { walk } from '../modules/walk/walk.tables';
import { readContent } from './contents';
import { seedPeople } from './people.seed';

/** A file's order is the park's. */
const inOrder = <One>(list: One[]) => list.map((one, position) => ({ ...one, position }));

/** What the invented park is called, unless the environment names it, and when it is open. */
export const samplePark: Sample = {
  tables: [park],
  async fill(tx, now, { parkName }) {
    if (parkName !== null) return;
    const { look: _, ...profile } = await readContent('park', now);
    await tx.insert(park).values({ id: 1, version: 1, rules: {}, partsOff: [], ...profile });
  },
};

/** What the stones of the invented park tell: it is true, that the park has them is not. */
export const sampleExhibits: Sample = {
  tables: [exhibit],
  async fill(tx, now) {
    const exhibits = await readContent('exhibits', now);
    await tx.insert(exhibit).values(exhibits.map(({ size, at, audio: _, ...one }) => ({ ...one, ...size, ...at })));
  },
};

export const sampleWalks: Sample = {
  tables: [walk],
  fill: async (tx, now) => tx.insert(walk).values(await readContent('walks', now)),
};

export const sampleMap: Sample = {
  tables: [parkPlace, parkShape],
  async fill(tx, now) {
    await tx.insert(parkPlace).values(inOrder(await readContent('places', now)));
    await tx.insert(parkShape).values(inOrder(await readContent('ways', now)));
  },
};

export const sampleLostFound: Sample = {
  tables: [lostFoundItem],
  async fill(tx, now) {
    const items = await readContent('lostFound', now);
    await tx.insert(lostFoundItem).values(
      items.map((item, index) => {
        // Told in the evening of its day, or just now; the first in the list is the newest.
        const reportedAt = Math.min(parkMoment(item.day, '18:00'), now) - index * MINUTE_MS;
        return {
          ...item,
          id: newId(),
          createdAt: reportedAt - MINUTE_MS,
          publishedAt: reportedAt,
          closedAt: item.state === 'returned' ? Math.min(parkMoment(addDays(item.day, 1), '10:00'), now) : null,
        };
      }),
    );
  },
};

/** Where hosts may stream: that is no invention. A park that never had one gets them; staff change the list. */
export async function ensurePlatforms(tx: Db, now: number): Promise<void> {
  if ((await tx.$count(livePlatform)) > 0) return;
  await tx.insert(livePlatform).values(inOrder(await readContent('platforms', now)));
}

/** Points and usual timespans, and the people behind the sandbox's personas. */
export const sampleLive: Sample = {
  tables: [livePoint],
  async fill(tx, now) {
    const points = await readContent('points', now);
    await tx.insert(livePoint).values(inOrder(points).map((point) => ({ ...point, open: point.closedReason === null })));
    const timespans = await readContent('timespans', now);
    await tx
      .insert(liveTimespan)
      .values(timespans.map(({ id, start, end }) => ({ id, day: null, startClock: start, endClock: end, retiredAt: null })));
    await seedPeople(tx, SANDBOX_H5.appId, now);
  },
};

export const sampleTickets: Sample = {
  tables: [ticketProduct, ticketSlot, ticketWindow],
  async fill(tx, now) {
    const [slots, products] = [await readContent('slots', now), await readContent('products', now)];
    await tx.insert(ticketWindow).values({ id: 1, ...(await readContent('window', now)), version: 1 });
    await tx.insert(ticketSlot).values(slots.map(({ start, end, ...slot }) => ({ ...slot, startClock: start, endClock: end })));
    await tx.insert(ticketProduct).values(
      inOrder(products).map(({ saleFrom, saleUntil, ...product }) => ({
        ...product,
        ...momentsOf({ saleFrom, saleUntil }),
        updatedAt: now,
      })),
    );
    await tx
      .insert(ticketProductSlot)
      .values(
        products.flatMap(({ id, stock }) =>
          slots.map((slot) => ({ productId: id, slotId: slot.id, stock: stock[slot.id] ?? 0 })),
        ),
      );
  },
};

export const sampleNotices: Sample = {
  tables: [notice],
  async fill(tx, now) {
    const notices = await readContent('notices', now);
    await tx.insert(notice).values(
      notices.map(({ publishedAt, showFrom: _, showUntil: __, warning: ___, ...seeded }) => {
        const published = publishedAt === undefined ? now : Date.parse(publishedAt);
        const text = cleanRichTexts(seeded.text);
        return {
          ...seeded,
          ...{ text, words: wordsOf(text), createdAt: published, updatedAt: published, publishedAt: published },
        };
      }),
    );
  },
};
