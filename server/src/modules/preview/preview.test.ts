import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import * as calls from '@park/contract/activity/calls';
import type { CallInput } from '@park/contract/call';
import * as admin from '@park/contract/notice/calls';
import * as notice from '@park/contract/notice/calls';
import { toParkIso } from '@park/contract/parkTime';
import { search } from '@park/contract/search/calls';
import * as products from '@park/contract/ticket/product/calls';
import { testDatabases } from '../../testing/testDatabase';
import { type ActivityPark, DIG, startActivityPark } from '../activity/activityPark.testing';
import { DAY, MINUTE, type NoticePark, ok, refused, START, startNoticePark } from '../notice/noticePark.testing';
import { MORNING, OFF_SALE, type SalePark, startSalePark, TOMORROW } from '../ticket/salePark.testing';
import { previewJobs } from './preview.service';

const HOUR = 60 * MINUTE;

describe('previews of notices', () => {
  let park: NoticePark;
  before(async () => {
    park = await startNoticePark();
  });
  after(() => park.close());

  it('are what visitors would see, and nothing that a list, a search or a count knows', async () => {
    const draft = park.draft({
      title: { 'zh-Hans': '化石周', en: 'Fossil week' },
      text: { 'zh-Hans': '<p>石</p>', en: '<p onclick="x()">One</p><p>Two</p><script>x()</script>' },
      showFrom: toParkIso(START + HOUR),
    });
    const { id, until } = ok(await park.call(admin.previewNotice, draft, park.lin));
    assert.match(id, /^preview-[\w-]{22}$/);
    assert.equal(until, toParkIso(park.now() + HOUR));
    const seen = ok(await park.call(notice.getNotice, { id }));
    assert.deepEqual([seen.id, seen.title, seen.excerpt, seen.pinned], [id, 'Fossil week', 'One Two', false]);
    assert.deepEqual([seen.publishedAt, seen.changedAt], [toParkIso(START + HOUR), null]);
    const { token } = await park.signIn();
    ok(await park.call(notice.readNotice, { ids: [id] }, token));
    assert.equal(ok(await park.call(notice.getNotice, { id }, token)).readAt, null);
    // Once it is saved and shows, the words are the same.
    ok(await park.call(admin.saveNotice, draft, park.lin));
    ok(await park.call(admin.publishNotice, { id: draft.id, version: 1 }, park.lin));
    park.at(START + HOUR);
    const saved = ok(await park.call(notice.getNotice, { id: draft.id }));
    assert.deepEqual({ ...seen, id: draft.id }, saved);
    const lists = [
      ok(await park.call(notice.getNotices, {})).items,
      ok(await park.call(admin.getAdminNotices, {}, park.lin)).items,
    ];
    for (const items of lists)
      assert.deepEqual(
        items.map((one) => one.id),
        [draft.id],
      );
    const found = ok(await park.call(search, { q: 'Fossil week' }));
    assert.equal(JSON.stringify(found).includes(id), false);
  });

  it('of a change keep what the saved one is, and leave it alone', async () => {
    const { id, version } = await park.published();
    ok(await park.call(admin.pinNotice, { id, pinned: true }, park.lin));
    const before = ok(await park.call(notice.getNotice, { id }));
    park.at(park.now() + MINUTE);
    const change = { ...park.draft({ id, version, title: { 'zh-Hans': '新' } }) };
    const seen = ok(await park.call(notice.getNotice, { id: ok(await park.call(admin.previewNotice, change, park.ma)).id }));
    assert.deepEqual([seen.title, seen.pinned, seen.publishedAt], ['新', true, before.publishedAt]);
    assert.equal(seen.changedAt, toParkIso(park.now()));
    assert.deepEqual(ok(await park.call(notice.getNotice, { id })), before);
  });

  it('are as strict as saving, and their ids are nobody else’s', async () => {
    const preview = (change: object) => park.call(admin.previewNotice, park.draft(change), park.lin);
    refused(await preview({ coverId: 'nobodys' }), 'noticeCoverUnknown');
    refused(await preview({ text: { 'zh-Hans': '<script>1</script>' } }), 'richTextEmpty');
    refused(await preview({ showFrom: toParkIso(START + DAY), showUntil: toParkIso(START) }), 'noticeTimesWrong');
    refused(await park.call(admin.saveNotice, park.draft({ id: 'preview-of-mine' }), park.lin), 'invalidInput');
    refused(await park.call(calls.getActivity, { id: ok(await preview({})).id }), 'activityNotFound');
  });

  it('end after an hour, and are swept', async () => {
    const [job] = previewJobs(park.database);
    await job?.run(park.now() + 2 * HOUR);
    const { id } = ok(await park.call(admin.previewNotice, park.draft(), park.lin));
    assert.equal(await job?.run(park.now()), 0);
    ok(await park.call(notice.getNotice, { id }));
    park.at(park.now() + HOUR);
    refused(await park.call(notice.getNotice, { id }), 'noticeNotFound');
    assert.equal(await job?.run(park.now()), 1);
    assert.equal(await job?.run(park.now()), 0);
  });
});

describe('previews of activities', () => {
  let park: ActivityPark;
  before(async () => {
    park = await startActivityPark();
  });
  after(() => park.close());

  it('look open and take nobody', async () => {
    const staff = await park.staff();
    const { id } = ok(await park.call(calls.previewActivity, DIG, staff));
    const seen = ok(await park.call(calls.getActivity, { id }));
    assert.deepEqual([seen.id, seen.state, seen.left, seen.start], [id, 'open', DIG.maxPeople, DIG.start]);
    refused(await park.enroll(await park.guest(), id), 'activityNotFound');
    refused(await park.call(notice.getNotice, { id }), 'noticeNotFound');
    assert.deepEqual(ok(await park.call(calls.getActivities, {})).items, []);
    assert.deepEqual(ok(await park.call(calls.getAdminActivities, {}, staff)).items, []);
    const { id: _, ...rest } = seen;
    const published = await park.put();
    const { id: _id, ...saved } = ok(await park.call(calls.getActivity, { id: published.id }));
    assert.deepEqual(rest, saved);
    refused(await park.call(calls.previewActivity, { ...DIG, minPeople: 9 }, staff), 'activityTimesWrong');
    park.at(park.now() + HOUR);
    refused(await park.call(calls.getActivity, { id }), 'activityNotFound');
  });

  it('of a change count the places that are taken', async () => {
    const { id, version } = await park.put();
    ok(await park.enroll(await park.guest(), id, { people: 3 }));
    const change = { ...DIG, id, version, maxPeople: 9 };
    const preview = ok(await park.call(calls.previewActivity, change, await park.staff()));
    assert.equal(ok(await park.call(calls.getActivity, { id: preview.id })).left, 6);
  });
});

const PASS: CallInput<typeof products.saveProduct> = {
  ...{
    version: 0,
    kind: 'adult',
    motif: 'valley',
    price: 8_000,
    realName: false,
    lateRefundPercent: 0,
    onSale: false,
    position: 9,
  },
  name: { 'zh-Hans': '夜场票', en: 'Night ticket' },
  text: { 'zh-Hans': '夜里的峡谷', en: 'The valley at night' },
  ...{ includes: [], rules: [], coverId: null, prices: [{ weekdays: [2], price: 9_000 }], saleFrom: null, saleUntil: null },
  stock: { [MORNING]: 7 },
};

for (const kind of testDatabases())
  describe(`previews of products on ${kind}`, () => {
    let park: SalePark;
    let owner: string;
    before(async () => {
      park = await startSalePark({ kind });
      owner = await park.staff();
    });
    after(() => park.close());
    const preview = (change: Partial<typeof PASS> = {}) => park.call(products.previewProduct, { ...PASS, ...change }, owner);

    it('of one that is not on sale yet look as on sale, and sell nothing', async () => {
      const { id } = ok(await preview());
      const seen = ok(await park.call(products.getTicket, { id }));
      assert.deepEqual([seen.name, seen.price, seen.priceTo], ['Night ticket', 8_000, 9_000]);
      assert.deepEqual(
        seen.days.slice(0, 2).map(({ remaining, state }) => [remaining, state]),
        Array(2).fill([7, 'few']),
      );
      const slots = ok(await park.call(products.getTicketStock, { id, day: TOMORROW }));
      assert.deepEqual(
        slots.map((slot) => [slot.id, slot.remaining, slot.price]),
        [[MORNING, 7, 9_000]],
      );
      refused(await park.order(await park.guest(), { ticketId: id }), 'ticketNotFound');
      assert.equal(
        ok(await park.call(products.getTickets, {})).some((one) => one.name === 'Night ticket'),
        false,
      );
      assert.equal(
        ok(await park.call(products.getProducts, {}, owner)).some((one) => one.price === 8_000),
        false,
      );
      refused(await preview({ stock: { midnight: 1 } }), 'ticketSlotNotFound');
      refused(await preview({ coverId: 'nobodys' }), 'noticeCoverUnknown');
      refused(await preview({ id: 'preview-of-mine' }), 'invalidInput');
      park.later(HOUR);
      refused(await park.call(products.getTicket, { id }), 'ticketNotFound');
    });

    it('of a saved one have what is left of its days', async () => {
      await park.setStock(3, { productId: OFF_SALE });
      const { id } = ok(await preview({ id: OFF_SALE, version: 1 }));
      const [first, second] = ok(await park.call(products.getTicketStock, { id, day: TOMORROW }));
      assert.deepEqual([first?.remaining, second], [3, undefined]);
      refused(await park.call(products.getTicket, { id: OFF_SALE }), 'ticketNotOnSale');
    });
  });
