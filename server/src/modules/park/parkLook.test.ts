import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { uploadFile, uploadStaffFile } from '@park/contract/file/calls';
import { getAdminPark, getPark, saveParkLook, saveParkParts } from '@park/contract/park/calls';
import { brandColours } from '@park/contract/park/look';
import type { Look } from '@park/contract/park/schemas';
import sharp from 'sharp';
import { ok, refused } from '../../testing/answers';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { auditOf } from '../staff/audit.service';

const AS_DELIVERED: Look = { brand: null, logoId: null, heroes: [], plates: true };
const PAGE = '<html lang="zh-Hans"><head><link rel="icon" href="data:,"><title>x</title></head><body></body></html>';
const LOGO = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#b3382c' } })
  .png()
  .toBuffer();

describe('how a park looks', () => {
  let park: TestApp;
  let origin: string;
  let dir: string;
  let admin: string;
  let now = Date.now();
  before(async () => {
    dir = await mkdtemp(join(tmpdir(), 'park-look-'));
    await writeFile(join(dir, 'index.html'), PAGE);
    park = await startTestApp({ config: { dataDir: dir, h5Dir: dir, consoleDir: dir }, clock: () => now });
    origin = await park.app.listen({ host: '127.0.0.1', port: 0 });
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
  const save = (look: Partial<Look>, version = 0) =>
    park.call(saveParkLook, { version, look: { ...AS_DELIVERED, ...look } }, admin);
  const upload = async (path: string, token: string): Promise<string> => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(LOGO)]), 'logo.png');
    const headers = { authorization: `Bearer ${token}` };
    return (await (await fetch(origin + path, { method: 'POST', body: form, headers })).json()).result.id;
  };
  const html = async (path: string) => (await fetch(origin + path)).text();

  it('is as delivered until somebody chooses', async () => {
    assert.deepEqual(ok(await park.call(getPark, {})).look, { colours: null, logo: null, heroes: [], plates: true });
    assert.deepEqual(ok(await park.call(getAdminPark, {}, admin)).look, AS_DELIVERED);
    assert.doesNotMatch(await html('/mp/'), /--brand/);
  });

  it('has a colour of its own in the first page and in answers, and none in the console', async () => {
    assert.equal(ok(await save({ brand: '#B3382C' })).look.brand, '#b3382c');
    const colours = brandColours('#b3382c');
    assert.deepEqual(ok(await park.call(getPark, {})).look, { colours, logo: null, heroes: [], plates: true });
    const page = await html('/mp/');
    assert.ok(page.includes(`<style>html{--brand:${colours.light.primary};--on-brand:#ffffff;`), page);
    assert.ok(page.includes(`;--brand-dark:${colours.dark.primary};`), page);
    assert.doesNotMatch(await html('/admin/'), /--brand/);
    const [entry] = await auditOf(park.database.db, 'park:1');
    assert.deepEqual(
      [entry?.action, entry?.details],
      ['park.look', { version: 1, before: null, after: { ...AS_DELIVERED, brand: '#b3382c' } }],
    );
    ok(await save({}, 1));
    assert.doesNotMatch(await html('/mp/'), /--brand/, 'and can be taken back');
  });

  it('has a logo in the tab of both pages and in answers', async () => {
    const logoId = await upload(uploadStaffFile.path, admin);
    ok(await save({ logoId }));
    const url = `/api/sysFile/file/${logoId}`;
    assert.equal(ok(await park.call(getPark, {})).look.logo, url);
    for (const path of ['/mp/', '/admin/'])
      assert.ok((await html(path)).includes(`<link rel="icon" href="${url}?size=thumb">`), path);
    assert.equal((await fetch(`${origin}${url}?size=thumb`)).status, 200);
  });

  it('has pictures for seasons and hours and no drawn fossils, which an older console leaves as they are, and none after an older node wrote its look', async () => {
    const pictureId = await upload(uploadStaffFile.path, admin);
    const when = { seasons: ['winter' as const], times: ['dawn' as const, 'day' as const] };
    ok(await save({ heroes: [{ pictureId, ...when }] }));
    const shown = ok(await park.call(getPark, {})).look.heroes;
    assert.deepEqual(shown, [{ picture: `/api/sysFile/file/${pictureId}`, ...when }]);
    assert.equal((await fetch(`${origin}${shown[0]?.picture}?size=page`)).status, 200);
    ok(await save({ heroes: [{ pictureId, ...when }], plates: false }, 1));
    assert.equal(ok(await park.call(getPark, {})).look.plates, false);
    const older = { version: 2, look: { brand: '#123456', logoId: null } };
    const { heroes, plates } = ok(await park.call(saveParkLook, older, admin)).look;
    assert.deepEqual([heroes.length, plates], [1, false]);
    await park.database.executeSql(`update park set look = '{"brand": null, "logoId": null}'`, []);
    ok(await park.call(saveParkParts, { version: 3, partsOff: ['live'] }, admin));
    assert.deepEqual(ok(await park.call(getPark, {})).look, { colours: null, logo: null, heroes: [], plates: true });
  });

  it('takes only colours, and only pictures of the park’s', async () => {
    for (const brand of ['red', '#b33', '#b3382c80', '#b3382c}body{display:none', ''])
      refused(await save({ brand }), 'invalidInput');
    const { token: visitor } = await park.signIn();
    for (const pictureId of ['nobody', await upload(uploadFile.path, visitor)])
      for (const look of [{ logoId: pictureId }, { heroes: [{ pictureId, seasons: [], times: [] }] }])
        refused(await save(look), 'noticeCoverUnknown');
    ok(await save({ brand: '#123456' }));
    refused(await save({ brand: '#654321' }), 'parkChanged');
    assert.equal(ok(await park.call(getAdminPark, {}, admin)).look.brand, '#123456');
  });
});
