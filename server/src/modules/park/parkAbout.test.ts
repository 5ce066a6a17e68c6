import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getAdminPark, getPark, getParkAbout, saveParkAbout, saveParkParts } from '@park/contract/park/calls';
import { offeredLanguage } from '@park/contract/park/languages';
import type { About } from '@park/contract/park/schemas';
import { MAX_LEGAL_TEXT, MAX_RICH_TEXT } from '@park/contract/richText/limits';
import { getGuardianTerms } from '@park/contract/ticket/guardian/calls';
import { LANGS } from '../../i18n/lang';
import { ok, refused } from '../../testing/answers';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { auditOf } from '../staff/audit.service';
import { NO_ABOUT } from './park.repo';

const PAGE = '<html lang="zh-Hans"><head><link rel="icon" href="data:,"><title>x</title></head><body></body></html>';

describe('what a park tells of itself', () => {
  let park: TestApp;
  let admin: string;
  let dir: string;
  let now = Date.now();
  before(async () => {
    dir = await mkdtemp(join(tmpdir(), 'park-about-'));
    await writeFile(join(dir, 'index.html'), PAGE);
    park = await startTestApp({ config: { h5Dir: dir, childDataContact: 'From the environment' }, clock: () => now });
    admin = await park.signInAdmin();
  });
  after(async () => {
    await park.close();
    await rm(dir, { recursive: true });
  });
  beforeEach(async () => {
    await park.database.executeSql('delete from park', []);
    now += 10_000;
  });
  const save = (about: Partial<About>, version = 0) =>
    park.call(saveParkAbout, { version, about: { ...NO_ABOUT, ...about } }, admin);
  const inLanguage = async (lang: string) =>
    (await park.send(getParkAbout, {}, undefined, { 'accept-language': lang })).json().result;

  it('tells nothing until it is written, and then each reader in their language', async () => {
    assert.deepEqual(await inLanguage('fr'), {
      ...{
        story: [],
        address: '',
        position: null,
        accounts: [],
        childrenContact: 'From the environment',
        privacy: [],
        terms: [],
      },
    });
    const position = { latitude: 25.6, longitude: 105.4 };
    const accounts = [{ service: '微信公众号', account: 'Canyon' }];
    ok(
      await save({
        story: { 'zh-Hans': '<p>石</p>', fr: '<p>Pierres</p>' },
        address: { 'zh-Hans': '一号' },
        position,
        accounts,
      }),
    );
    const french = await inLanguage('fr');
    assert.deepEqual(french.story, [{ kind: 'text', quote: false, runs: [{ text: 'Pierres' }] }]);
    assert.deepEqual([french.address, french.position, french.accounts], ['一号', position, accounts]);
    assert.equal((await inLanguage('es')).story[0].runs[0].text, '石');
  });

  it('raises the version of its legal texts when one of them changes, and only then', async () => {
    const versions: number[] = [];
    const texts = { privacy: { 'zh-Hans': '<p>一</p>' }, terms: { 'zh-Hans': '<p>二</p>' } };
    for (const about of [
      { address: { 'zh-Hans': '一号' } },
      texts,
      { ...texts, address: { 'zh-Hans': '二号' } },
      { ...texts, terms: { 'zh-Hans': '<p>三</p>' } },
    ])
      versions.push(ok(await save(about, versions.length)).legalVersion);
    assert.deepEqual(versions, [0, 1, 1, 2]);
    assert.equal(ok(await park.call(getPark, {})).legalVersion, 2);
  });

  it('takes the same save again for done, and refuses the version before', async () => {
    const changes = async () =>
      (await auditOf(park.database.db, 'park:1')).filter(({ action }) => action === 'park.about').length;
    const before = await changes();
    const privacy = { 'zh-Hans': '<p>一</p>' };
    const first = ok(await save({ privacy }));
    assert.deepEqual(ok(await save({ privacy })), first);
    refused(await save({ privacy: { 'zh-Hans': '<p>二</p>' } }), 'parkChanged');
    assert.equal(await changes(), before + 1);
  });

  it('answers what grew when it was cleaned, and takes all of its texts in one call', async () => {
    // `<b>` becomes `<strong>`.
    const grown = `<p>${'<b>x</b>'.repeat((MAX_LEGAL_TEXT - 7) / 8)}</p>`;
    const whole = (max: number) => Object.fromEntries(LANGS.map((lang) => [lang, `<p>${'化'.repeat(max - 7)}</p>`]));
    ok(await save({ privacy: { 'zh-Hans': grown } }));
    assert.ok((ok(await park.call(getAdminPark, {}, admin)).about.privacy['zh-Hans'] ?? '').length > MAX_LEGAL_TEXT);
    const [story, legal] = [whole(MAX_RICH_TEXT), whole(MAX_LEGAL_TEXT)];
    ok(await save({ story, privacy: legal, terms: legal }, 1));
  });

  it('asks nobody to agree to legal texts that it has taken back', async () => {
    ok(await save({ privacy: { 'zh-Hans': '<p>一</p>' } }));
    const legal = async () => {
      const { legalTexts, legalVersion } = ok(await park.call(getPark, {}));
      return [legalTexts, legalVersion];
    };
    assert.deepEqual(await legal(), [['privacy'], 1]);
    ok(await save({}, 1));
    assert.deepEqual(await legal(), [[], 0]);
  });

  it('lets nothing through that could run, and refuses a text without a word', async () => {
    const story = { 'zh-Hans': '<p onclick="x()">石<script>x()</script></p><a href="javascript:x()">链</a>' };
    assert.deepEqual(ok(await save({ story })).about.story, { 'zh-Hans': '<p>石</p><a>链</a>' });
    refused(await save({ terms: { en: '<script>x()</script>' } }, 1), 'richTextEmpty');
    refused(
      await park.call(saveParkAbout, { version: 1, about: { ...NO_ABOUT, position: { latitude: 91, longitude: 0 } } }, admin),
      'invalidInput',
    );
  });

  it('names who answers for children’s data to their guardians, before the environment does', async () => {
    assert.equal(ok(await park.call(getGuardianTerms, {})).contact, 'From the environment');
    ok(await save({ childrenContact: 'Lin, 0571-8888 0119' }));
    assert.equal(ok(await park.call(getGuardianTerms, {})).contact, 'Lin, 0571-8888 0119');
  });

  it('leaves out languages that it does not offer, in the page and for phones', async () => {
    const html = async () => (await park.app.inject({ url: '/mp/' })).body;
    assert.match(await html(), /<html lang="zh-Hans">/);
    const saved = ok(await park.call(saveParkParts, { version: 0, partsOff: [], languagesOff: ['fr', 'en'] }, admin));
    assert.deepEqual(saved.languagesOff, ['fr', 'en']);
    assert.match(await html(), /<html data-off="fr en" lang="zh-Hans">/);
    assert.deepEqual(ok(await park.call(getPark, {})).languagesOff, ['fr', 'en']);
    // A release before this one names the parts alone.
    assert.deepEqual(ok(await park.call(saveParkParts, { version: 1, partsOff: ['live'] }, admin)).languagesOff, ['fr', 'en']);
    assert.deepEqual(ok(await park.call(getAdminPark, {}, admin)).partsOff, ['live']);
    const chinese = { version: 2, partsOff: [], languagesOff: ['zh-Hans'] } as never;
    refused(await park.call(saveParkParts, chinese, admin), 'invalidInput');
  });

  it('speaks to whose language is off in English, or in the Chinese in which all is written', () => {
    for (const [lang, off, spoken] of [
      ['fr', [], 'fr'],
      ['fr', ['fr'], 'en'],
      ['es', ['es', 'en'], 'zh-Hans'],
      ['zh-Hant', ['zh-Hant'], 'zh-Hans'],
      ['en', ['en'], 'zh-Hans'],
    ] as const)
      assert.equal(offeredLanguage(lang, off), spoken);
  });
});
