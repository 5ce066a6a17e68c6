import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { getMessages } from '@park/contract/message/calls';
import * as admin from '@park/contract/notice/calls';
import * as notice from '@park/contract/notice/calls';
import { NOTICE_EXCERPT, UNREAD_DAYS } from '@park/contract/notice/limits';
import { toParkIso } from '@park/contract/parkTime';
import { sharedPark } from '../../testing/sharedPark';
import { DAY, MINUTE, ok, refused, START, startNoticePark } from './noticePark.testing';

describe('notices', () => {
  const park = sharedPark(startNoticePark);
  beforeEach(async () => {
    park.at(START);
    await park.database.executeSql('delete from notice', []);
  });

  const listed = async (input: Parameters<typeof park.call<object, unknown>>[1] = {}, token?: string) =>
    ok(await park.call(notice.getNotices, input, token));
  const idsOf = async (input = {}, token?: string) => (await listed(input, token)).items.map(({ id }) => id);

  it('show to anyone, pinned first and then the newest, by category and by page', async () => {
    const first = await park.published({ category: 'safety' });
    const second = await park.published();
    const third = await park.published({ category: 'safety' });
    ok(await park.call(admin.pinNotice, { id: first.id, pinned: true }, park.lin));
    assert.deepEqual(await idsOf(), [first.id, third.id, second.id]);
    assert.deepEqual(await idsOf({ category: 'safety' }), [first.id, third.id]);
    assert.deepEqual(await idsOf({ category: 'closure' }), []);
    const { items, total, hasNextPage } = await listed({ pageSize: 2, page: 2 });
    assert.deepEqual([items.map(({ id }) => id), total, hasNextPage], [[second.id], 3, false]);
    refused(await park.call(notice.getNotices, { field: 'title' }), 'fieldNotSortable');
    refused(await park.call(notice.getNotices, { category: 'gossip' as never }), 'invalidInput');
  });

  it('speak the reader’s language, in blocks, and begin in the list as they do on their page', async () => {
    const long = '化石'.repeat(NOTICE_EXCERPT);
    const { id } = await park.published({ text: { 'zh-Hans': `<h2>${long}</h2>`, en: '<p>Daily<br>at <b>nine</b></p>' } });
    const inFrench = await park.send(notice.getNotices, {}, undefined, { 'accept-language': 'fr' });
    const [brief] = inFrench.json().result.items;
    assert.deepEqual([brief.title, brief.excerpt.length], ['开放时间', NOTICE_EXCERPT]);
    assert.equal((await listed()).items[0]?.excerpt, 'Daily at nine');
    const { title, text, publishedAt, changedAt, cover } = ok(await park.call(notice.getNotice, { id }));
    assert.deepEqual(text, [{ kind: 'text', quote: false, runs: [{ text: 'Daily\nat ' }, { text: 'nine', strong: true }] }]);
    assert.deepEqual([title, publishedAt, changedAt, cover], ['Hours', toParkIso(park.now()), null, null]);
  });

  it('warn the worst first, until their end, and tell whoever comes today', async () => {
    const showUntil = toParkIso(START + DAY);
    const warn = (colour: 'blue' | 'red', change = {}) =>
      park.published({ warning: { colour, kind: 'weather' }, showUntil, ...change });
    refused(
      await park.call(admin.saveNotice, park.draft({ warning: { colour: 'red', kind: 'weather' } }), park.lin),
      'noticeWarningEndless',
    );
    const guest = await park.guest();
    await park.sql(
      `insert into ticket_slot (id, start_clock, end_clock) values ('m', '09:00', '12:00') on conflict do nothing`,
    );
    await park.sql(`insert into ticket_product (id, kind, name, text, includes, rules, motif, price, real_name, late_refund_percent, on_sale, position, updated_at)
      values ('a', 'adult', '{}', '{}', '[]', '[]', 'valley', 0, false, 0, true, 0, now()) on conflict do nothing`);
    await park.sql(`insert into ticket_stock (product_id, day, slot_id, stock) values ('a', '2026-05-04', 'm', 9)`);
    await park.sql(
      `insert into ticket_order (id, number, visitor_id, idempotency_key, request_hash, product_id, day, slot_id, start_at, end_at, quantity, price, amount, late_refund_percent, phone, status, changes, created_at, expires_at)
       values ('o', 'O', $1, 'k', '', 'a', '2026-05-04', 'm', '2026-05-04T09:00:00+08:00', '2026-05-04T12:00:00+08:00', 1, 0, 0, 0, '', 'paid', 0, now(), now())`,
      [guest.visitorId],
    );
    const blue = await warn('blue');
    const red = await warn('red', { title: { 'zh-Hans': '雷暴', en: 'Thunder' } });
    await park.published();
    const shown = async () => ok(await park.call(notice.getWarnings, {})).map(({ id, warning }) => [id, warning?.colour]);
    assert.deepEqual(await shown(), [
      [red.id, 'red'],
      [blue.id, 'blue'],
    ]);
    assert.deepEqual((await listed()).items.find(({ id }) => id === red.id)?.warning, {
      colour: 'red',
      kind: 'weather',
      until: showUntil,
    });
    const { items } = ok(await park.call(getMessages, {}, guest.token));
    assert.deepEqual(
      items.map(({ title, page }) => [title, page]),
      [['Park warning: Thunder', { name: 'noticeDetail', params: { id: red.id } }]],
    );
    park.at(START + DAY);
    assert.deepEqual(await shown(), []);
  });

  it('show only within their window', async () => {
    const showFrom = toParkIso(START + DAY);
    const showUntil = toParkIso(START + 2 * DAY);
    const { id } = await park.published({ showFrom, showUntil });
    for (const [moment, shows] of [
      [START + DAY - 1, false],
      [START + DAY, true],
      [START + 2 * DAY - 1, true],
      [START + 2 * DAY, false],
    ] as const) {
      park.at(moment);
      assert.deepEqual(await idsOf(), shows ? [id] : []);
      const answer = await park.call(notice.getNotice, { id });
      if (shows) assert.equal(ok(answer).publishedAt, showFrom);
      else refused(answer, 'noticeNotFound');
    }
  });

  it('do not show as drafts, nor when they were taken back', async () => {
    const { id, version } = ok(await park.call(admin.saveNotice, park.draft(), park.lin));
    assert.deepEqual(await idsOf(), []);
    refused(await park.call(notice.getNotice, { id }), 'noticeNotFound');
    ok(await park.call(admin.publishNotice, { id, version }, park.lin));
    assert.deepEqual(await idsOf(), [id]);
    ok(await park.call(admin.withdrawNotice, { id }, park.lin));
    refused(await park.call(notice.getNotice, { id }), 'noticeNotFound');
    refused(await park.call(notice.getNotice, { id: `' or 1=1 --` }), 'noticeNotFound');
  });

  it('are read once, by oneself alone', async () => {
    const [one, two] = [await park.signIn(), await park.signIn()];
    const [a, b, c] = [await park.published(), await park.published(), await park.published()];
    assert.equal(ok(await park.call(notice.getUnreadCount, {}, one.token)).count, 3);
    const read = park.now() + MINUTE;
    park.at(read);
    // What a phone kept may be no more, or be told twice.
    const ids = [a.id, b.id, 'gone', a.id];
    assert.equal(ok(await park.call(notice.readNotice, { ids }, one.token)).count, 1);
    park.at(read + MINUTE);
    assert.equal(ok(await park.call(notice.readNotice, { ids: [b.id] }, one.token)).count, 1);
    const marks = async (token?: string) => (await listed({}, token)).items.map(({ readAt }) => readAt);
    assert.deepEqual(await marks(one.token), [null, toParkIso(read), toParkIso(read)]);
    assert.equal(ok(await park.call(notice.getNotice, { id: a.id }, one.token)).readAt, toParkIso(read));
    assert.deepEqual(await marks(two.token), [null, null, null]);
    assert.deepEqual(await marks(), [null, null, null]);
    assert.equal(ok(await park.call(notice.getUnreadCount, {}, two.token)).count, 3);
    ok(await park.call(notice.readNotice, { ids: [c.id] }, one.token));
    refused(await park.call(notice.readNotice, { ids: [a.id] }), 'signInRequired');
    refused(await park.call(notice.readNotice, { ids: Array(101).fill('x') }, one.token), 'invalidInput');
  });

  it('are not asked of a newcomer once they are old', async () => {
    await park.published();
    const month = START + UNREAD_DAYS * DAY;
    const fresh = await park.published({ showFrom: toParkIso(month) });
    park.at(month + DAY);
    const { token } = await park.signIn();
    assert.equal(ok(await park.call(notice.getUnreadCount, {}, token)).count, 1);
    assert.equal((await idsOf()).length, 2);
    assert.equal(ok(await park.call(notice.readNotice, { ids: [fresh.id] }, token)).count, 0);
  });

  it('cannot be marked before they show', async () => {
    const { token } = await park.signIn();
    const draft = ok(await park.call(admin.saveNotice, park.draft(), park.lin));
    ok(await park.call(notice.readNotice, { ids: [draft.id] }, token));
    ok(await park.call(admin.publishNotice, { id: draft.id, version: 1 }, park.lin));
    assert.equal(ok(await park.call(notice.getUnreadCount, {}, token)).count, 1);
  });
});
