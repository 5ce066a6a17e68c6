import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import * as admin from '@park/contract/notice/calls';
import * as notice from '@park/contract/notice/calls';
import { toParkIso } from '@park/contract/parkTime';
import { MAX_RICH_TEXT } from '@park/contract/richText/limits';
import { LANGS } from '../../i18n/lang';
import { testDatabases } from '../../testing/testDatabase';
import { auditOf } from '../staff/audit.service';
import { DAY, MINUTE, type NoticePark, ok, refused, START, startNoticePark } from './noticePark.testing';

const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>';

describe('staff’s notices', () => {
  let park: NoticePark;
  before(async () => {
    park = await startNoticePark();
  });
  after(() => park.close());
  beforeEach(async () => {
    park.at(START);
    await park.database.executeSql('delete from notice', []);
  });
  const actionsOf = async (id: string) =>
    (await auditOf(park.database.db, `notice:${id}`)).map(({ actorName, action }) => [actorName, action]);

  it('are written, changed, published, pinned, taken back and removed, and each step is told who took it', async () => {
    const draft = park.draft();
    const { id } = draft;
    assert.equal(ok(await park.call(admin.saveNotice, draft, park.lin)).state, 'draft');
    const second = ok(await park.call(admin.saveNotice, { ...draft, version: 1, category: 'closure' }, park.ma));
    assert.deepEqual([second.version, second.updatedBy, second.category], [2, 'Ma', 'closure']);
    assert.deepEqual(ok(await park.call(admin.getAdminNotice, { id }, park.lin)), second);
    refused(await park.call(admin.getAdminNotice, { id: 'nothing' }, park.lin), 'noticeNotFound');
    refused(await park.call(admin.publishNotice, { id, version: 1 }, park.lin), 'noticeChanged');
    for (let times = 0; times < 2; times++) {
      const published = ok(await park.call(admin.publishNotice, { id, version: 2 }, park.lin));
      assert.deepEqual([published.state, published.publishedAt], ['published', toParkIso(START)]);
      assert.equal(ok(await park.call(admin.pinNotice, { id, pinned: true }, park.lin)).pinned, true);
      park.at(park.now() + MINUTE);
    }
    refused(await park.call(admin.removeNotice, { id }, park.ma), 'noticeStillPublished');
    // A change shows at once, and says when it was made.
    ok(await park.call(admin.saveNotice, { ...draft, version: 2, title: { 'zh-Hans': '改', en: 'New' } }, park.lin));
    const shown = ok(await park.call(notice.getNotice, { id }));
    assert.deepEqual([shown.title, shown.changedAt], ['New', toParkIso(park.now())]);
    assert.equal(ok(await park.call(admin.withdrawNotice, { id }, park.lin)).state, 'withdrawn');
    ok(await park.call(admin.withdrawNotice, { id }, park.lin));
    ok(await park.call(admin.removeNotice, { id }, park.ma));
    ok(await park.call(admin.removeNotice, { id }, park.ma));
    refused(await park.call(admin.pinNotice, { id, pinned: true }, park.lin), 'noticeNotFound');
    assert.deepEqual(await actionsOf(id), [
      ['Lin', 'notice.save'],
      ['Ma', 'notice.save'],
      ['Lin', 'notice.publish'],
      ['Lin', 'notice.pin'],
      ['Lin', 'notice.save'],
      ['Lin', 'notice.withdraw'],
      ['Ma', 'notice.remove'],
    ]);
  });

  it('keep what a second editor would have overwritten, and say whose it is', async () => {
    const draft = park.draft();
    ok(await park.call(admin.saveNotice, draft, park.lin));
    park.at(START + MINUTE);
    ok(await park.call(admin.saveNotice, { ...draft, version: 1, title: { 'zh-Hans': '马' } }, park.ma));
    const mine = { ...draft, version: 1, title: { 'zh-Hans': '林' } };
    assert.match(refused(await park.call(admin.saveNotice, mine, park.lin), 'noticeChanged'), /^Ma .*2026-05-04 08:01/);
    const messages = new Set<string>();
    for (const lang of LANGS) {
      const answer = await park.send(admin.saveNotice, mine, park.lin, { 'accept-language': lang });
      assert.match(answer.json().message, /Ma/);
      messages.add(answer.json().message);
    }
    assert.equal(messages.size, LANGS.length);
    const [stored] = ok(await park.call(admin.getAdminNotices, {}, park.lin)).items;
    assert.deepEqual([stored?.title, stored?.version], [{ 'zh-Hans': '马' }, 2]);
  });

  it('are saved once, however often the same save arrives', async () => {
    const draft = park.draft({ showFrom: toParkIso(START + DAY), text: { 'zh-Hans': '<div>一</div>', fr: '<p>un' } });
    const once = ok(await park.call(admin.saveNotice, draft, park.lin));
    assert.deepEqual(once.text, { 'zh-Hans': '<p>一</p>', fr: '<p>un</p>' });
    park.at(START + MINUTE);
    assert.deepEqual(ok(await park.call(admin.saveNotice, draft, park.lin)), once);
    const again = { ...draft, version: 1, title: { 'zh-Hans': '二' } };
    const twice = ok(await park.call(admin.saveNotice, again, park.lin));
    assert.deepEqual(ok(await park.call(admin.saveNotice, again, park.lin)), twice);
    assert.equal(ok(await park.call(admin.getAdminNotices, {}, park.lin)).total, 1);
    assert.equal((await actionsOf(draft.id)).length, 2);
    refused(await park.call(admin.saveNotice, park.draft({ version: 3 }), park.lin), 'noticeNotFound');
  });

  it('hold no script in any field', async () => {
    const draft = park.draft({
      title: { 'zh-Hans': SCRIPT, en: SCRIPT },
      text: { 'zh-Hans': `${SCRIPT}<p onclick="alert(1)">石</p>`, en: `<a href="javascript:alert(1)">stone</a>` },
    });
    const { id, text } = ok(await park.call(admin.saveNotice, draft, park.lin));
    assert.deepEqual(text, { 'zh-Hans': '<p>石</p>', en: '<a>stone</a>' });
    ok(await park.call(admin.publishNotice, { id, version: 1 }, park.lin));
    const shown = ok(await park.call(notice.getNotice, { id }));
    // A title is a text: it is drawn as the letters it has, and never as markup.
    assert.equal(shown.title, SCRIPT);
    assert.deepEqual(shown.text, [{ kind: 'text', quote: false, runs: [{ text: 'stone' }] }]);
    for (const change of [
      { id: `${SCRIPT}xxxxxxxxxx` },
      { category: SCRIPT as never },
      { motif: SCRIPT as never },
      { title: { en: 'x' } },
      { title: { 'zh-Hans': ' ' } },
      { text: { 'zh-Hans': 'x'.repeat(MAX_RICH_TEXT + 1) } },
      { title: { 'zh-Hans': '一', tlh: 'Heghlu' } as never },
    ])
      refused(await park.call(admin.saveNotice, park.draft(change), park.lin), 'invalidInput');
    refused(await park.call(admin.saveNotice, park.draft({ text: { 'zh-Hans': SCRIPT } }), park.lin), 'richTextEmpty');
    refused(await park.call(admin.saveNotice, park.draft({ coverId: SCRIPT.slice(0, 25) }), park.lin), 'noticeCoverUnknown');
    const window = { showFrom: toParkIso(START + DAY), showUntil: toParkIso(START + DAY) };
    refused(await park.call(admin.saveNotice, park.draft(window), park.lin), 'noticeTimesWrong');
  });

  it('fit into one call with every language at its longest', async () => {
    const html = `<p>${'化'.repeat(MAX_RICH_TEXT - 7)}</p>`;
    const text = Object.fromEntries(LANGS.map((lang) => [lang, html]));
    assert.equal(ok(await park.call(admin.saveNotice, park.draft({ text }), park.lin)).text.fr, html);
  });

  it('carry a picture that was uploaded', async () => {
    await park.database.executeSql(
      `insert into stored_file (id, name, type, size, sha256, by_staff)
        values ('cover-1', 'a', 'image/png', 1, '', true), ('theirs', 'a', 'image/png', 1, '', false) on conflict do nothing`,
      [],
    );
    const { id } = await park.published({ coverId: 'cover-1' });
    assert.equal(ok(await park.call(notice.getNotice, { id })).cover, '/api/sysFile/file/cover-1');
    const text = (file: string) => ({ 'zh-Hans': '<p>石</p>', en: `<p>A</p><img src="/api/sysFile/file/${file}" alt="A">` });
    ok(await park.call(admin.saveNotice, park.draft({ text: text('cover-1') }), park.lin));
    refused(await park.call(admin.saveNotice, park.draft({ coverId: 'theirs' }), park.lin), 'noticeCoverUnknown');
    refused(await park.call(admin.saveNotice, park.draft({ text: text('theirs') }), park.lin), 'pictureGone');
    refused(await park.call(admin.saveNotice, park.draft({ text: text('none') }), park.lin), 'pictureGone');
  });

  it('are listed with drafts, by state, for staff alone', async () => {
    const draft = ok(await park.call(admin.saveNotice, park.draft(), park.lin));
    const shown = await park.published();
    const idsOf = async (input: object) =>
      ok(await park.call(admin.getAdminNotices, input, park.lin)).items.map(({ id }) => id);
    assert.deepEqual(await idsOf({}), [shown.id, draft.id]);
    assert.deepEqual(await idsOf({ state: 'draft' }), [draft.id]);
    assert.deepEqual(await idsOf({ state: 'published' }), [shown.id]);
    assert.deepEqual(await idsOf({ state: 'withdrawn' }), []);
    const { token } = await park.signIn();
    for (const call of Object.values(admin).filter(({ auth }) => auth === 'admin')) {
      assert.equal((await park.call(call as never, {}, token)).code, 401);
      assert.equal((await park.call(call as never, {})).code, 401);
    }
  });

  it('are found by words of their titles, in any language, and nothing in them is a wildcard', async () => {
    const titled = async (title: Record<string, string>) =>
      ok(await park.call(admin.saveNotice, park.draft({ title: { 'zh-Hans': '无', ...title } }), park.lin)).id;
    const night = await titled({ 'zh-Hans': '菊石之夜', en: 'Night of the Ammonites', fr: 'École des ammonites' });
    const sale = await titled({ 'zh-Hans': '半价', en: '50% off, back\\slash and under_score' });
    const later = await titled({ en: 'Night bus' });
    const found = async (keyword: string, state?: 'draft' | 'published') => {
      const { items, total } = ok(await park.call(admin.getAdminNotices, { keyword, ...(state && { state }) }, park.lin));
      assert.equal(total, items.length);
      return items.map(({ id }) => id).sort();
    };
    assert.deepEqual(await found('night'), [night, later].sort());
    assert.deepEqual(await found('  AMMONITES   night '), [night]);
    assert.deepEqual(await found('石之'), [night]);
    assert.deepEqual(await found('ecole'), [night]);
    assert.deepEqual(await found('ÉCOLE'), [night]);
    assert.deepEqual(await found('night école'), [], 'the words of one title are in one language');
    for (const keyword of ['50%', '%', '_', 'under_', '\\', 'k\\s']) assert.deepEqual(await found(keyword), [sale], keyword);
    for (const keyword of ['5_%', 'n%t', 'nigh_', "'); drop table notice; --", 'zh-Hans'])
      assert.deepEqual(await found(keyword), [], keyword);
    assert.equal((await found(' ')).length, 3);
    assert.deepEqual(await found('night', 'published'), []);
    assert.deepEqual(await found('bus', 'draft'), [later]);
    refused(await park.call(admin.getAdminNotices, { keyword: 'x'.repeat(81) }, park.lin), 'invalidInput');
    const query = { keyword: '50%', format: 'csv' } as const;
    const file = await park.send(admin.exportNotices, query, park.lin);
    assert.equal(file.headers['x-total-rows'], '1');
    assert.match(file.body, /under_score/);
  });
});

describe('two editors at once, on postgres', { skip: !testDatabases().includes('postgres') }, () => {
  it('lose nothing: one saves, the others are told', async () => {
    const park = await startNoticePark('postgres');
    const draft = park.draft();
    const titles = Array.from({ length: 8 }, (_, n) => `编辑${n}`);
    const race = (version: number) =>
      Promise.all(
        titles.map((title, n) =>
          park.call(admin.saveNotice, { ...draft, version, title: { 'zh-Hans': title } }, n % 2 ? park.lin : park.ma),
        ),
      );
    // A new notice under one id, and a change of the version that all of them opened.
    for (const version of [0, 1, 2]) {
      const answers = await race(version);
      const saved = answers.filter(({ code }) => code === 200);
      assert.equal(saved.length, 1);
      for (const answer of answers) if (answer !== saved[0]) refused(answer, 'noticeChanged');
      const [stored] = ok(await park.call(admin.getAdminNotices, {}, park.lin)).items;
      assert.deepEqual([stored?.title, stored?.version], [saved[0]?.result.title, version + 1]);
    }
    assert.equal((await auditOf(park.database.db, `notice:${draft.id}`)).length, 3);
    await park.close();
  });
});
