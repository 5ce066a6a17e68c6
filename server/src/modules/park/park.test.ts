import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { getMessages } from '@park/contract/message/calls';
import { getAdminPark, getPark, savePark } from '@park/contract/park/calls';
import { DEFAULT_HOURS } from '@park/contract/park/hours';
import { closeSlot } from '@park/contract/ticket/closure/calls';
import { cancelOrder } from '@park/contract/ticket/order/calls';
import { getOpening, getSlots, getStock, getTicketStock, saveSlots, setStock } from '@park/contract/ticket/product/calls';
import { getWaitingList, joinWaitingList } from '@park/contract/ticket/waitlist/calls';
import { ok } from '../../testing/answers';
import { testDatabases } from '../../testing/testApp';
import { auditOf } from '../staff/audit.service';
import { ADULT, MORNING, NOON, type SalePark, startSalePark, TODAY, TOMORROW } from '../ticket/salePark.testing';
import { fitStockNow } from '../ticket/slot.service';

type Profile = Omit<CallInput<typeof savePark>, 'version'>;

const OPEN = [{ from: '09:00', lastEntry: '17:30', until: '18:00' }];
const year = (week: (typeof OPEN)[]) => [{ id: 'year', name: '', from: null, until: null, week }];
const every = Array.from({ length: 7 }, () => OPEN);
const PROFILE: Profile = {
  name: { 'zh-Hans': '试验大峡谷', en: 'Grand Canyon of Tests' },
  line: { en: 'Deep' },
  phones: { emergency: '0571-8888 0119 转 2', office: '', complaints: '' },
  ...{ operator: '试验有限公司', icp: '浙ICP备12345678号', publicSecurity: '' },
  hours: { seasons: year(every), specialDays: [] },
};
const CLOSED_TUESDAYS = { ...PROFILE.hours, seasons: year(every.map((spans, day) => (day === 1 ? [] : spans))) };
const PLACES = 50;

for (const kind of testDatabases())
  describe(`the park itself on ${kind}`, () => {
    let park: SalePark;
    let admin: string;
    before(async () => {
      park = await startSalePark({ kind });
      admin = await park.signInAdmin();
    });
    after(() => park.close());
    beforeEach(async () => {
      await park.reset();
      await park.sql('delete from park');
      // What a node knows is some seconds old at most.
      park.later(10_000);
    });
    const save = async (change: Partial<Profile> = {}, version = 0) =>
      park.call(savePark, { version, ...PROFILE, ...change }, admin);
    const tomorrow = async () => ok(await park.call(getOpening, {})).tomorrow;
    const slotsTomorrow = async () => ok(await park.call(getTicketStock, { id: ADULT, day: TOMORROW }));
    const editable = async () =>
      ok(await park.call(getSlots, {}, admin)).flatMap(({ retired, ...slot }) => (retired ? [] : [slot]));

    it('has the usual hours and no name until an owner says what it is, in every language', async () => {
      const none = ok(await park.call(getPark, {}));
      assert.deepEqual([none.name, none.phones.emergency], ['', '']);
      assert.deepEqual(none.hours.seasons, DEFAULT_HOURS.seasons);
      assert.equal(ok(await park.call(getAdminPark, {}, admin)).version, 0);
      // The answer to the first may have been lost.
      for (let times = 0; times < 2; times += 1) assert.deepEqual(ok(await save()).park, PROFILE);
      const inFrench = await park.send(getPark, {}, undefined, { 'accept-language': 'fr' });
      const { name, line, phones, icp } = inFrench.json().result;
      assert.deepEqual([name, line, phones.emergency, icp], ['试验大峡谷', 'Deep', '0571-8888 0119 转 2', '浙ICP备12345678号']);
      assert.equal((await save({ operator: 'Somebody else' })).extras?.error, 'parkChanged');
      assert.deepEqual(
        (await auditOf(park.database.db, 'park:1')).map(({ action }) => action),
        ['park.save'],
      );
    });

    it('tells which parts have nothing to show, some seconds late at most', async () => {
      const empty = async () => ok(await park.call(getPark, {})).partsEmpty;
      assert.deepEqual(await empty(), ['exhibit', 'map']);
      await park.sql(`insert into exhibit (id, name, latin, life_group, from_ma, to_ma, formation, millimetres, beside, place, may_touch, accession,
          motif, credit, story, sources, related, is_shown)
        values ('1', '{}', '', 'fish', 2, 1, '{}', 1, 'hand', '{}', false, '', 'fish', '', '{}', '{}', '{}', true)`);
      park.later(5_000);
      assert.deepEqual(await empty(), ['map']);
      await park.sql('delete from exhibit');
    });

    it('sells nothing on days that it closes, and keeps what it sold', async () => {
      const guest = await park.signIn();
      const bought = ok(await park.order(guest));
      ok(await save({ hours: { ...CLOSED_TUESDAYS, specialDays: [] } }));
      assert.deepEqual(
        [(await tomorrow()).closed, (await slotsTomorrow()).length, await park.taken()],
        [true, 0, bought.quantity],
      );
      assert.notEqual((await park.order(guest)).code, 200);
      assert.notEqual((await park.order(guest, { slotId: NOON })).code, 200);
      await park.agree();
      // What is given back is not sold again.
      ok(await park.call(cancelOrder, { orderId: bought.id }, guest.token));
      assert.notEqual((await park.order(guest)).code, 200);
      assert.equal(await park.taken(), 0);
      assert.deepEqual(ok(await park.call(getStock, { ticketId: ADULT, from: TOMORROW, to: TOMORROW }, admin)), []);
      const set = { ticketId: ADULT, day: TOMORROW, slotId: MORNING, stock: 9, seen: 0 };
      assert.equal((await park.call(setStock, set, admin)).extras?.error, 'ticketSlotNotFound');

      ok(await save({}, 1));
      assert.deepEqual(
        (await slotsTomorrow()).map(({ remaining }) => remaining),
        [PLACES, PLACES, PLACES],
      );
      ok(await park.order(guest));
    });

    it('closes single days with a reason, and opens a closed weekday', async () => {
      const day = { from: TOMORROW, until: TOMORROW };
      const inventory = { ...day, spans: [], reason: { 'zh-Hans': '盘点', en: 'Inventory' } };
      ok(await save({ hours: { ...PROFILE.hours, specialDays: [inventory] } }));
      const closed = await tomorrow();
      assert.deepEqual([closed.closed, closed.reason], [true, 'Inventory']);
      ok(await save({ hours: { ...CLOSED_TUESDAYS, specialDays: [{ ...day, spans: OPEN, reason: null }] } }, 1));
      assert.equal((await tomorrow()).closed, false);
      ok(await park.order(await park.signIn()));
    });

    it('has slots that are changed without touching what was sold of them', async () => {
      const guest = await park.signIn();
      ok(await park.order(guest));
      const seen = await editable();
      const slots = [
        ...seen.map((slot) => (slot.id === MORNING ? { ...slot, start: '10:00' } : slot)).filter(({ id }) => id !== NOON),
        { id: 'evening-0001', start: '16:00', end: '17:00', weekdays: [6, 7], seasons: [] },
      ];
      for (let times = 0; times < 2; times += 1) {
        const saved = ok(await park.call(saveSlots, { slots, seen }, admin)).filter(({ retired }) => !retired);
        assert.deepEqual(
          saved.map(({ start }) => start),
          ['10:00', '15:00', '16:00'],
        );
        if (times === 0) assert.equal((await park.call(saveSlots, { slots: seen, seen }, admin)).extras?.error, 'slotsChanged');
        slots.splice(0, slots.length, ...(await editable()));
      }
      assert.deepEqual(
        (await slotsTomorrow()).map(({ start, remaining }) => [start.slice(11, 16), remaining]),
        [
          // Two were sold of it at its old clock.
          ['10:00', PLACES - 2],
          ['15:00', PLACES],
        ],
      );
      assert.equal(await park.taken(), 2);
      assert.notEqual((await park.order(guest)).code, 200);
      await park.agree();
    });

    it('tells who waits for a day that goes, or holds an offer of it, and holds nothing for them', async () => {
      const [guest, waits, offered] = [await park.signIn(), await park.signIn(), await park.signIn()];
      const wish = (slotId: string) => ({ ticketId: ADULT, day: TOMORROW, slotId, quantity: 1 });
      await park.setStock(2);
      const order = ok(await park.order(guest));
      await park.setStock(0, { slotId: NOON });
      ok(await park.call(joinWaitingList, wish(NOON), offered.token));
      await park.setStock(3, { slotId: NOON });
      assert.equal(ok(await park.call(joinWaitingList, wish(NOON), offered.token)).status, 'offered');
      ok(await park.call(joinWaitingList, wish(MORNING), waits.token));
      // Whoever joins as the day goes is told, or refused.
      const late = await Promise.all([...Array(6)].map(() => park.signIn()));
      const [saved, ...joined] = await Promise.all([
        save({ hours: CLOSED_TUESDAYS }),
        ...late.map(({ token }) => park.call(joinWaitingList, wish(MORNING), token)),
      ]);
      ok(saved);
      const kinds = async ({ token }: { token: string }) =>
        ok(await park.call(getMessages, {}, token)).items.map(({ kind }) => kind as string);
      const entries = async ({ token }: { token: string }) =>
        ok(await park.call(getWaitingList, {}, token)).map(({ status }) => status as string);
      for (const who of [waits, offered]) {
        assert.equal((await kinds(who)).filter((one) => one === 'ticketWaitingClosed').length, 1);
        assert.deepEqual(await entries(who), ['ended']);
      }
      for (const [index, answer] of joined.entries()) {
        const who = late[index] ?? guest;
        if (answer.code === 200) assert.deepEqual([await kinds(who), await entries(who)], [['ticketWaitingClosed'], ['ended']]);
        else assert.equal(answer.extras?.error, 'ticketSlotNotFound');
      }
      assert.equal((await park.call(joinWaitingList, wish(MORNING), guest.token)).extras?.error, 'ticketSlotNotFound');
      await park.agree();
      ok(await park.call(cancelOrder, { orderId: order.id }, guest.token));
      ok(await save({}, 1));
      assert.deepEqual([await park.taken(), await park.taken({ slotId: NOON })], [0, 0]);
      assert.equal((await kinds(waits)).length, 1, 'once');
    });

    it('keeps a closed slot closed when its clock is moved', async () => {
      ok(await park.call(closeSlot, { day: TOMORROW, slotId: NOON, reason: 'Storm' }, admin));
      const seen = await editable();
      ok(
        await park.call(
          saveSlots,
          { seen, slots: seen.map((slot) => (slot.id === NOON ? { ...slot, start: '12:30' } : slot)) },
          admin,
        ),
      );
      const moved = (await slotsTomorrow()).find(({ start }) => start.includes('T12:30'));
      assert.equal(moved?.state, 'closed');
    });

    it('lets no season go that a slot is sold in, and no slot be of a season that there is not', async () => {
      const winter = { id: 'winter-0001', name: '', from: '11-01', until: '02-28', week: every };
      ok(await save({ hours: { ...PROFILE.hours, seasons: [...year(every), winter] } }));
      const seen = await editable();
      const inSeason = (id: string) => seen.map((slot) => ({ ...slot, seasons: [id] }));
      assert.equal((await park.call(saveSlots, { seen, slots: inSeason('summer') }, admin)).extras?.error, 'seasonInUse');
      ok(await park.call(saveSlots, { seen, slots: inSeason(winter.id) }, admin));
      assert.deepEqual(await slotsTomorrow(), []);
      assert.equal((await save({}, 1)).extras?.error, 'seasonInUse');
    });

    it('closes a day while it is being ordered for: every order is whole, and none comes after', async () => {
      const guests = await Promise.all(Array.from({ length: 8 }, () => park.signIn()));
      const [saved, ...orders] = await Promise.all([
        save({ hours: CLOSED_TUESDAYS }),
        ...guests.map((guest) => park.order(guest)),
      ]);
      ok(saved);
      assert.equal(await park.taken(), 2 * orders.filter(({ code }) => code === 200).length);
      await park.agree();
      await fitStockNow(park.database, park.now());
      for (const guest of guests.slice(0, 2)) assert.notEqual((await park.order(guest, { quantity: 1 })).code, 200);
    });

    if (kind === 'postgres') return;

    it('refuses hours that are none, and says where', async () => {
      const span = (from: string, until: string, lastEntry = from) => ({ from, lastEntry, until });
      const special = (from: string, until: string) => ({ from, until, spans: [], reason: null });
      const season = (change: object) => ({ ...year(every)[0], id: 'winter', from: '11-01', until: '02-28', ...change });
      const hoursOf = (change: object) => ({ ...PROFILE.hours, ...change }) as Profile['hours'];
      const withDay = (spans: object[]) =>
        hoursOf({ seasons: year(every.map((usual, day) => (day === 3 ? (spans as typeof usual) : usual))) });
      const cases = [
        withDay([span('18:00', '09:00')]),
        withDay([span('09:00', '12:00'), span('11:00', '18:00')]),
        withDay([span('19:00', '34:00')]),
        hoursOf({ seasons: [] }),
        hoursOf({ seasons: [season({})] }),
        hoursOf({ seasons: [...year(every), season({ until: null })] }),
        hoursOf({ seasons: [...year(every), season({}), season({})] }),
        hoursOf({ seasons: [...year(every), season({ from: '13-01' })] }),
        hoursOf({ specialDays: [special(TOMORROW, TODAY)] }),
        hoursOf({ specialDays: [special(TODAY, TOMORROW), special(TOMORROW, TOMORROW)] }),
      ];
      for (const hours of cases) assert.equal((await save({ hours })).code, 400, JSON.stringify(hours));
      assert.equal(ok(await park.call(getAdminPark, {}, admin)).version, 0);
    });

    it('is named by PARK_NAME until it names itself', async () => {
      const named = await startSalePark({ kind, config: { parkName: '霞光岭' } });
      assert.equal(ok(await named.call(getPark, {})).name, '霞光岭');
      ok(await named.call(savePark, { version: 0, ...PROFILE }, await named.signInAdmin()));
      assert.equal(ok(await named.call(getPark, {})).name, 'Grand Canyon of Tests');
      await named.close();
    });
  });
