import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getMessages, getUnreadCount, readAllMessages, readMessage } from '@park/contract/message/calls';
import { MESSAGE_KINDS, type MessageKind } from '@park/contract/message/kinds';
import { LANGS } from '../../i18n/lang';
import { sharedPark } from '../../testing/sharedPark';
import { startTestApp } from '../../testing/testApp';
import { ofAllNouns } from '../modules';
import { type NewMessage, notify, notifyAll } from './message.service';
import { renderMessage } from './message.view';

const NOW = Date.parse('2026-05-04T00:00:00Z');
const params = {
  name: 'Night walk',
  ticket: { en: 'Adult', 'zh-Hans': '成人票' },
  number: 'TK260504-7QXK2M',
  start: Date.parse('2026-05-05T01:00:00Z'),
  end: Date.parse('2026-05-05T04:00:00Z'),
  quantity: 2,
  amount: 123_456,
  until: Date.parse('2026-05-12T16:00:00Z'),
  reason: 'Rock fell',
};

describe('messages', () => {
  const park = sharedPark(() => startTestApp({ clock: () => now }));
  let now = NOW;

  const write = (messages: NewMessage[]) => park.database.transaction((tx) => notifyAll(tx, messages, now));

  it('come newest first, in the reader’s language, and are read once', async () => {
    const { token, visitorId } = await park.signIn();
    await write(['first', 'second', 'third'].map((subject) => ({ visitorId, kind: 'ticketPaid' as const, params, subject })));
    const { result } = await park.call(getMessages, { pageSize: 2 }, token);
    assert.deepEqual([result.total, result.items.map(({ page }) => page?.params.id)], [3, ['third', 'second']]);
    assert.deepEqual(result.items[0]?.page?.name, 'recordDetail');
    const french = await park.send(getMessages, {}, token, { 'accept-language': 'fr' });
    assert.equal(french.json().result.items[0].title, 'Vos billets sont prêts');
    assert.equal((await park.call(getUnreadCount, {}, token)).result.count, 3);

    const id = result.items[0]?.id ?? '';
    const read = (await park.call(readMessage, { id }, token)).result;
    assert.equal(Date.parse(read.readAt ?? ''), NOW);
    now = NOW + 60_000;
    assert.deepEqual((await park.call(readMessage, { id }, token)).result, read);
    assert.equal((await park.call(getUnreadCount, {}, token)).result.count, 2);
    assert.equal((await park.call(readAllMessages, {}, token)).result.count, 0);
    const all = (await park.call(getMessages, {}, token)).result.items;
    assert.deepEqual(
      all.map(({ readAt }) => Date.parse(readAt ?? '')),
      [NOW, now, now],
    );
  });

  it('are listed, counted and read by what they are about', async () => {
    const { token, visitorId } = await park.signIn();
    const about = (kind: MessageKind) => ({ visitorId, kind, params, subject: null });
    await write(['ticketPaid', 'pointsCorrected', 'ticketRefunded', 'helpTaken'].map((kind) => about(kind as MessageKind)));
    assert.deepEqual((await park.call(getUnreadCount, {}, token)).result, {
      count: 4,
      groups: { ticket: 2, points: 1, help: 1 },
    });
    const { result } = await park.call(getMessages, { group: 'ticket' }, token);
    assert.deepEqual([result.total, result.items.map(({ kind }) => kind)], [2, ['ticketRefunded', 'ticketPaid']]);
    const left = (await park.call(readAllMessages, { group: 'ticket' }, token)).result;
    assert.deepEqual(left, { count: 2, groups: { points: 1, help: 1 } });
    assert.equal((await park.call(getMessages, { group: 'comets' as 'ticket' }, token)).code, 400);
  });

  it('are nobody else’s', async () => {
    const [one, two] = [await park.signIn(), await park.signIn()];
    await write([{ visitorId: one.visitorId, kind: 'ticketClosed', params, subject: null }]);
    const { id } = (await park.call(getMessages, {}, one.token)).result.items[0] ?? { id: '' };
    assert.equal((await park.call(readMessage, { id }, two.token)).extras?.error, 'notFound');
    await park.call(readAllMessages, {}, two.token);
    assert.equal((await park.call(getMessages, {}, two.token)).result.total, 0);
    assert.equal((await park.call(getUnreadCount, {}, one.token)).result.count, 1);
    assert.equal((await park.call(getMessages, {})).code, 401);
  });

  it('wait where a newer server told what this one has no sentence for', async () => {
    const { token, visitorId } = await park.signIn();
    const fromTomorrow = { visitorId, kind: 'comet' as MessageKind, params: {}, subject: null };
    await write([fromTomorrow, { visitorId, kind: 'ticketPaid', params, subject: 'o' }]);
    const { result } = await park.call(getMessages, {}, token);
    assert.deepEqual([result.total, result.items.map(({ kind }) => kind)], [1, ['ticketPaid']]);
    assert.equal((await park.call(getUnreadCount, {}, token)).result.count, 1);
  });

  it('are not told when what they tell is undone', async () => {
    const { token, visitorId } = await park.signIn();
    const undone = park.database.transaction(async (tx) => {
      await notify(tx, { visitorId, kind: 'ticketRefunded', params, subject: 'o', now });
      throw new Error('undone');
    });
    await assert.rejects(undone, /undone/);
    assert.equal((await park.call(getMessages, {}, token)).result.total, 0);
  });
});

describe('sentences of messages', () => {
  const stored = { id: 'm', params, subject: 'o', createdAt: NOW, readAt: null };

  it('have no holes', () => {
    for (const kind of MESSAGE_KINDS)
      for (const lang of LANGS) {
        const message = renderMessage({ ...stored, kind }, lang, ofAllNouns.messages);
        assert.doesNotMatch(message.title + message.text, /[{}]|undefined|null|NaN/);
        assert.match(message.text, /Rock fell$/);
        if (lang === 'fr') assert.doesNotMatch(message.title + message.text, / [:;?!%»]|« /);
      }
  });

  it('say nothing of money where tickets were free', () => {
    for (const lang of LANGS) {
      const message = renderMessage(
        { ...stored, kind: 'ticketRefundByPark', params: { ...params, amount: 0 } },
        lang,
        ofAllNouns.messages,
      );
      assert.doesNotMatch(message.text, /[¥￥{}]|undefined/);
      assert.ok(message.text.includes(params.number) && message.text.endsWith('Rock fell'), message.text);
      assert.match(renderMessage({ ...stored, kind: 'ticketRefundByPark' }, lang, ofAllNouns.messages).text, /[¥￥]/);
    }
  });

  it('lead to a page of the app', () => {
    const page = (kind: MessageKind, subject: string | null) =>
      renderMessage({ ...stored, kind, subject }, 'en', ofAllNouns.messages).page;
    assert.deepEqual(page('ticketClosed', null), { name: 'ticketRecord', params: { status: 'refund' } });
    assert.deepEqual(page('ticketClosed', 'o'), { name: 'recordDetail', params: { id: 'o' } });
    assert.equal(page('ticketWaitingClosed', null), null);
  });

  it('write money, days and names as each language does', () => {
    const textOf = (kind: MessageKind, lang: (typeof LANGS)[number]) =>
      renderMessage({ ...stored, kind, params: { ...params, reason: null } }, lang, ofAllNouns.messages).text.replace(
        /[\u00a0\u202f]/g,
        ' ',
      );
    assert.equal(textOf('ticketRefunded', 'en'), '¥1,234.56 of order TK260504-7QXK2M is back in the account you paid from.');
    assert.match(textOf('ticketRefunded', 'fr'), /^1 234,56 ¥ de la commande/);
    assert.match(textOf('ticketPaid', 'zh-Hans'), /^成人票，5月5日 周二 09:00–12:00，共 2 张/);
    assert.match(textOf('ticketClosed', 'es'), /antes del mar 12 may 24:00: anular sin coste/);
  });
});
