import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { getAdminPark, savePark } from '@park/contract/park/calls';
import { getHotWords, getSearchWords, hideSearchWord, search } from '@park/contract/search/calls';
import type { SearchResult } from '@park/contract/search/schemas';
import { closePark } from '@park/contract/ticket/closure/calls';
import { sampleLive, sampleMap, sampleNotices, sampleTickets } from '../../seed/nouns.seed';
import { seed } from '../../seed/seed';
import { sharedPark } from '../../testing/sharedPark';
import { startTestApp, testDatabases } from '../../testing/testApp';
import { ofAllNouns } from '../modules';
import { auditOf } from '../staff/audit.service';
import { catchUp, catchUpWholly } from './catchUp.service';
import { indexDocuments } from './document.service';

const NOW = Date.parse('2026-05-04T00:00:00Z');
const DAY = 86_400_000;
const HOUR = 3_600_000;

for (const kind of testDatabases())
  describe(`search on ${kind}`, () => {
    const park = sharedPark(() => startTestApp({ kind, clock: () => now }));
    let now = NOW;
    before(async () => {
      await seed(park.deps, park.config, [sampleTickets, sampleNotices, sampleMap, sampleLive]);
    });

    const ask = async (input: CallInput<typeof search>, language = 'en', token?: string): Promise<SearchResult> => {
      const answer = await park.send(search, input, token, { 'accept-language': language });
      assert.equal(answer.json().code, 200, answer.body);
      return answer.json().result;
    };
    const ids = ({ items }: SearchResult) => items.map(({ kind: noun, id }) => `${noun} ${id}`);
    const titles = ({ items }: SearchResult) =>
      items.map(({ title }) => title.map(({ text, hit }) => (hit ? `[${text}]` : text)).join(''));

    it('loses no change to a reader who comes between', async () => {
      const { database } = park;
      await catchUpWholly(database, ofAllNouns.searchables);
      const names = Array.from(
        { length: 40 },
        (_, n) => `Ankylosaurus${String.fromCharCode(97 + (n % 26))}${String.fromCharCode(97 + Math.floor(n / 26))}`,
      );
      await Promise.all(
        names.flatMap((name) => [
          database.executeSql(
            `update live_point set name = jsonb_set(name, '{en}', to_jsonb($1::text)) where id = 'museum-hall'`,
            [name],
          ),
          catchUp(database, ofAllNouns.searchables),
        ]),
      );
      await catchUpWholly(database, ofAllNouns.searchables);
      const { rows } = await database.executeSql(`select name ->> 'en' as name from live_point where id = 'museum-hall'`, []);
      assert.deepEqual(ids(await ask({ q: rows[0]?.name })), ['livePoint museum-hall']);
    });

    if (kind === 'postgres') return;

    it('finds by words of any language and answers in the reader’s, grouped by kind', async () => {
      const chinese = await ask({ q: '三叶虫' }, 'zh-CN');
      assert.deepEqual(ids(chinese), ['livePoint trilobite-quarry', 'ticket workshop', 'notice rocks-of-the-valley']);
      assert.equal(titles(chinese)[0], '[三叶虫]采石场');
      assert.deepEqual(chinese.groups, [
        { kind: 'livePoint', count: 1, more: false },
        { kind: 'ticket', count: 1, more: false },
        { kind: 'notice', count: 1, more: false },
      ]);
      const french = titles(await ask({ q: '三叶虫' }, 'fr'));
      assert.deepEqual([french[0], french[1]], ['Carrière aux trilobites', 'Atelier de fossiles']);
      assert.deepEqual(titles(await ask({ q: 'FOSILES taller' }, 'es')), ['[Taller] de [fósiles]']);
      assert.ok(ids(await ask({ q: 'lobit' })).includes('livePoint trilobite-quarry'));
      assert.ok(ids(await ask({ q: '博' }, 'zh-CN')).length > 0);
    });

    it('finds places by what they are called in any language, and pages that answer a question', async () => {
      const toilets = ['place toilet-south', 'place toilet-valley'];
      for (const [q, language] of [
        ['厕所', 'zh-CN'],
        ['洗手间', 'zh-CN'],
        ['卫生间', 'en'],
        ['廁所', 'zh-TW'],
        ['restroom', 'en'],
        ['aseo', 'es'],
        ['toilettes', 'fr'],
      ] as const)
        for (const toilet of toilets) assert.ok(ids(await ask({ q }, language)).includes(toilet), `${q}: ${toilet}`);
      for (const [q, language] of [
        ['急救', 'zh-CN'],
        ['first aid', 'en'],
        ['premiers secours', 'fr'],
      ] as const) {
        const found = ids(await ask({ q }, language));
        assert.equal(found[0], 'guide help', q);
        assert.ok(
          found.some((id) => id.startsWith('place ')),
          q,
        );
      }
      for (const q of ['退款', '退票', 'refund', 'reembolso', 'rembourser'])
        assert.equal(ids(await ask({ q }))[0], 'guide refund', q);
      const [shown] = (await ask({ q: 'loo', kind: 'place' })).items;
      assert.doesNotMatch(JSON.stringify(shown), /lavatory/, 'the other names are not shown');
      await park.database.executeSql(
        `update park_place set name = name || '{"en": "Brontosaurus hut"}' where id = 'toilet-south'`,
        [],
      );
      assert.deepEqual(ids(await ask({ q: 'Brontosaurus' })), ['place toilet-south']);
    });

    it('answers a question for the opening hours first, as the day has them', async () => {
      const admin = await park.signInAdmin();
      const says = async (q: string, language = 'en') => {
        const { items, groups } = await ask({ q }, language);
        assert.deepEqual([`${items[0]?.kind} ${items[0]?.id}`, groups[0]?.kind], ['guide hours', 'guide'], q);
        return items[0]?.excerpt.map(({ text }) => text).join('');
      };
      const closed = async (specialDays: CallInput<typeof savePark>['hours']['specialDays']) => {
        const { version, park: profile } = (await park.call(getAdminPark, {}, admin)).result;
        const hours = { ...profile.hours, specialDays };
        const saved = await park.send(savePark, { ...profile, name: { 'zh-Hans': '石海' }, hours, version }, admin);
        assert.equal(saved.json().code, 200, saved.body);
      };
      assert.equal(await says('几点开门', 'zh-CN'), '今天 09:00–18:00 开放，17:30 停止入园。');
      assert.equal(await says('開放時間', 'zh-TW'), '今天 09:00–18:00 開放，17:30 停止入園。');
      assert.equal(await says('horario', 'es'), 'Hoy 09:00–18:00; última entrada 17:30.');
      assert.equal(await says('À quelle heure fermez-vous ?', 'fr'), 'Aujourd’hui 09:00–18:00, dernière entrée 17:30.');
      now = NOW + 2 * HOUR;
      assert.equal(await says('when do you close'), 'Open now, until 18:00. Today 09:00–18:00, last entry 17:30.');
      now = NOW + 10.5 * HOUR;
      assert.equal(await says('open today'), 'Closed for today. Next open Tue 5 May, 09:00–18:00, last entry 17:30.');

      now = NOW;
      const reason = { 'zh-Hans': '检修', en: 'Repairs.' };
      await closed([{ from: '2026-05-04', until: '2026-05-05', spans: [], reason }]);
      assert.equal(await says('opening hours'), 'Closed today: Repairs. Next open Wed 6 May, 09:00–18:00, last entry 17:30.');
      await closed([]);
      const closure = await park.call(closePark, { from: '2026-05-04', to: '2026-05-04', reason: 'Storm' }, admin);
      assert.equal(closure.code, 200, JSON.stringify(closure));
      assert.equal(await says('opening hours'), 'Closed today: Storm. Next open Tue 5 May, 09:00–18:00, last entry 17:30.');
      // Of one kind too, where it is one of that kind; and a question for something else gets something else.
      assert.deepEqual(ids(await ask({ q: '几点关门', kind: 'guide' })), ['guide hours']);
      assert.deepEqual(ids(await ask({ q: '几点关门', kind: 'ticket' })), []);
      assert.ok(!ids(await ask({ q: '退款' })).includes('guide hours'));
    });

    it('sees at once what changed, by whatever hand', async () => {
      const { database } = park;
      assert.deepEqual(ids(await ask({ q: 'Stegosaurus' })), []);
      await database.executeSql(`update ticket_product set name = name || '{"en": "Stegosaurus pass"}' where id = 'adult'`, []);
      assert.deepEqual(ids(await ask({ q: 'Stegosaurus' })), ['ticket adult']);
      await database.executeSql(`update ticket_product set on_sale = false where id = 'adult'`, []);
      assert.deepEqual(ids(await ask({ q: 'Stegosaurus' })), []);
      await assert.rejects(
        database.transaction(async (tx) => {
          await indexDocuments(tx, 'notice', [thing('rolled back', 'Stegosaurus')]);
          throw new Error('no');
        }),
        /no/,
      );
      assert.deepEqual(ids(await ask({ q: 'Stegosaurus' })), []);
    });

    it('leaves changes of a kind that only a newer node knows to that one', async () => {
      const { database } = park;
      await database.executeSql(`insert into search_due (kind, subject_id) values ('newer', 'x'), ('ticket', 'adult')`, []);
      assert.equal(await catchUpWholly(database, ofAllNouns.searchables), 1);
      const { rows } = await database.executeSql(`delete from search_due returning kind`, []);
      assert.deepEqual(rows, [{ kind: 'newer' }]);
    });

    it('finds a Chinese name by its pinyin, its initials and a wrong character of the same sound', async () => {
      const things = [{ ...thing('dragon', ''), title: { 'zh-Hans': '贵州龙' }, names: 'YL-012 YL012' }];
      await park.database.transaction((tx) => indexDocuments(tx, 'exhibit', things));
      for (const q of ['guizhoulong', 'guizhou', 'gzl', '贵洲龙', 'YL-012', 'yl012', '贵\u200b州龙'])
        assert.deepEqual(ids(await ask({ q }, 'zh-CN')), ['exhibit dragon'], q);
    });

    it('shows nothing before its time and nothing after it', async () => {
      const things = [
        { ...thing('soon', 'Coelacanth'), from: NOW + DAY },
        { ...thing('over', 'Coelacanth'), until: NOW },
        { ...thing('now', 'Coelacanth'), from: NOW, until: NOW + 1 },
      ];
      await park.database.transaction((tx) => indexDocuments(tx, 'notice', things));
      assert.deepEqual(ids(await ask({ q: 'coelacanth' })), ['notice now']);
    });

    it('has titles first, then the newer, in pages, and counts', async () => {
      const things = Array.from({ length: 30 }, (_, n) => ({ ...thing(`n${n}`, 'Placoderm'), at: NOW + n }));
      const body = { ...thing('body', 'Other'), text: { en: 'A placoderm, too' }, at: NOW + DAY };
      await park.database.transaction((tx) => indexDocuments(tx, 'notice', [...things, body]));
      const all = await ask({ q: 'placoderm' });
      assert.deepEqual(ids(all), ['notice n29', 'notice n28', 'notice n27']);
      assert.deepEqual(all.groups, [{ kind: 'notice', count: 31, more: false }]);
      const last = await ask({ q: 'placoderm', kind: 'notice', page: 2, pageSize: 20 });
      assert.deepEqual([last.total, last.items.length, last.hasNextPage, last.items.at(-1)?.id], [31, 11, false, 'body']);
      assert.deepEqual(ids(await ask({ q: 'placoderm', kind: 'ticket' })), []);
    });

    it('takes any question for what it is', async () => {
      for (const q of ["%_\\'", '🦕🦖', '   ', '\u0001\u0002', "'; drop table search_document; --", 'a'.repeat(200)])
        assert.deepEqual(ids(await ask({ q })), [], q);
      const long = await park.call(search, { q: `${'化石'.repeat(100)}x` });
      assert.deepEqual([long.code, long.errors?.length], [400, 1]);
      const nul = await park.call(search, { q: 'a\0b' });
      assert.equal(nul.code, 400);
      assert.ok((await ask({ q: '<script>博物馆</script>' }, 'zh-CN')).items.length === 0);
    });

    it('counts what finds something, once a day for each visitor, and names nobody', async () => {
      const hot = async (language = 'en') =>
        (await park.send(getHotWords, {}, undefined, { 'accept-language': language })).json().result.words as string[];
      assert.ok((await hot()).includes('museum'));
      const visitors = [await park.signIn(), await park.signIn(), await park.signIn()];
      const [first] = visitors;
      for (let again = 0; again < 5; again += 1) await ask({ q: 'ripple shore' }, 'en', first?.token);
      for (const { token } of visitors)
        for (const q of ['nobody finds this', 'x 13800138000', 'lost my child']) await ask({ q }, 'en', token);
      assert.ok(!(await hot()).includes('ripple shore'));
      for (const { token } of visitors) await ask({ q: 'Ripple  shore' }, 'en', token);
      assert.equal((await hot())[0], 'ripple shore');
      assert.ok(!(await hot('fr')).includes('ripple shore'));
      const { rows } = await park.database.executeSql('select * from search_word where count >= 3', []);
      assert.deepEqual(
        rows.map(({ word, count }) => [word, count]),
        [['ripple shore', 3]],
      );

      const admin = await park.signInAdmin();
      assert.equal((await park.call(hideSearchWord, { word: 'Ripple shore', hidden: true }, first?.token)).code, 401);
      assert.equal((await park.call(hideSearchWord, { word: 'Ripple shore', hidden: true }, admin)).code, 200);
      assert.ok(!(await hot()).includes('ripple shore'));
      const listed = (await park.call(getSearchWords, {}, admin)).result.items[0];
      assert.deepEqual([listed?.word, listed?.count, listed?.hidden], ['ripple shore', 3, true]);
      assert.deepEqual((await auditOf(park.database.db, 'word:ripple shore'))[0]?.action, 'search.hideWord');
      now = NOW + 10 * DAY;
      assert.ok((await hot()).includes('museum'));
      now = NOW;
    });
  });

function thing(id: string, title: string) {
  return { id, title: { en: title }, text: { en: '' }, motif: null, from: null, until: null, at: NOW };
}
