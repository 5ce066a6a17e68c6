import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import * as exhibits from '@park/contract/exhibit/calls';
import * as maps from '@park/contract/map/calls';
import { getAdminNotices } from '@park/contract/notice/calls';
import * as parks from '@park/contract/park/calls';
import * as products from '@park/contract/ticket/product/calls';
import { getWalks } from '@park/contract/walk/calls';
import sharp from 'sharp';
import { TRILOBITE } from '../modules/exhibit/exhibitPark.testing';
import { ok } from '../testing/answers';
import { CONTENT_NOW, type ContentPark, startContentPark } from '../testing/contentPark';
import { silentMp3 } from '../testing/recordings';
import { testDatabases } from '../testing/testApp';

const PNG = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#2F6B4F' } })
  .png()
  .toBuffer();

for (const kind of testDatabases())
  describe(`what a park shows, in a pack, on ${kind}`, () => {
    let folder: string;
    let from: ContentPark;
    let to: ContentPark;
    let recordingId: string;
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'park-content-'));
      from = await startContentPark({ kind, folder: join(folder, 'from'), samplePark: true });
      to = await startContentPark({ kind, folder: join(folder, 'to'), samplePark: false });

      const staff = { admin: null, now: CONTENT_NOW, req: { id: 'test' } };
      const { id: coverId } = await from.files.addForPark(Readable.from([PNG]), 'valley.png', staff);
      const { id: unused } = await from.files.addForPark(Readable.from([PNG]), 'shown nowhere.png', staff);
      recordingId = (await from.files.recordings.add(Readable.from([silentMp3(3)]), staff)).id;
      const spoken = { fileId: recordingId, transcript: 'It moulted.', marks: [] };
      const audio = { 'zh-Hans': spoken, en: spoken };
      ok(await from.park.call(exhibits.saveExhibit, { ...TRILOBITE, id: '9002', credit: unused }, from.admin));
      const exhibit = { ...TRILOBITE, id: '9001', coverId, audio, related: ['9002'] };
      ok(await from.park.call(exhibits.saveExhibit, exhibit, from.admin));
      // Each leads to the other.
      ok(
        await from.park.call(
          exhibits.saveExhibit,
          { ...TRILOBITE, id: '9002', credit: unused, version: 1, related: ['9001'] },
          from.admin,
        ),
      );
    });
    after(async () => {
      await from.park.close();
      await to.park.close();
      await rm(folder, { recursive: true });
    });

    it('goes to an empty park, the same under the same ids', async () => {
      const counts = await from.export();
      assert.ok(counts.includes('pictures and recordings 2'), counts.join());
      const planned = await to.import(from.pack, true);
      assert.deepEqual([await to.count('exhibit'), await to.count('stored_file'), await to.pictureFiles()], [0, 0, 0]);
      const taken = await to.import(from.pack);
      assert.deepEqual(taken, planned);
      assert.ok(taken.lines.includes('  exhibits.9001: new'), taken.lines.join('\n'));

      assert.deepEqual(await to.shown(), await from.shown());
      const { recording } = ok(await to.park.call(exhibits.getExhibit, { id: '9001' }));
      assert.ok(recording?.url.includes(recordingId), 'heard by its id');
      assert.equal(await to.count('stored_file'), 2, 'what is used nowhere stays at home');
    });

    it('brings notices as drafts, and nothing of what was sold or of people', async () => {
      const { items } = ok(await to.park.call(getAdminNotices, {}, to.admin));
      assert.ok(items.length > 0);
      assert.ok(items.every(({ state, showUntil }) => state === 'draft' && showUntil === null));
      for (const table of ['live_anchor', 'prize_entry', 'activity_enrollment', 'ticket_order'])
        assert.equal(await to.count(table), 0, table);
    });

    it('goes back, and writes nothing a second time', async () => {
      const before = [await from.count(), await to.count()];
      await to.export();
      for (const [park, pack] of [
        [to, from.pack],
        [from, from.pack],
        [from, to.pack],
      ] as const) {
        const { changed, lines } = await park.import(pack);
        assert.equal(changed, 0, lines.join('\n'));
      }
      assert.deepEqual([await from.count(), await to.count()], before);
    });

    it('may have some kinds alone, as a chain’s parks have exhibits in common', async () => {
      const { changed, lines } = await to.import(from.pack, true);
      assert.deepEqual([changed, lines.some((line) => line.startsWith('products: '))], [0, true]);
      const counts = await from.export('exhibits', 'walks');
      assert.deepEqual(
        counts.map((count) => count.split(' ')[0]),
        ['exhibits', 'walks', 'pictures'],
      );
      const some = await to.import(from.pack);
      assert.deepEqual(some.lines.map((line) => line.split(':')[0]).sort(), ['exhibits', 'walks']);
      await assert.rejects(from.export('visitors'), /A park has no visitors to export\. It has .*exhibits/);
      await from.export();
    });

    it('says what differs before it changes it, and leaves what the pack does not name', async () => {
      ok(await to.park.call(exhibits.saveExhibit, { ...TRILOBITE, id: '9003' }, to.admin));
      const { version, price, ...product } = ok(await to.park.call(products.getProducts, {}, to.admin))[0] ?? assert.fail();
      ok(await to.park.call(products.saveProduct, { ...product, version, price: price + 1_000 }, to.admin));
      const { changed, lines } = await to.import(from.pack);
      assert.equal(changed, 1, lines.join('\n'));
      assert.ok(lines.includes(`  products.${product.id}.price: ${price + 1_000} → ${price}`), lines.join('\n'));
      assert.ok(lines.some((line) => /^exhibits: .* 1 not in the pack, which stay$/.test(line)));
      ok(await to.park.call(exhibits.getExhibit, { id: '9003' }));
      const [again] = ok(await to.park.call(products.getProducts, {}, to.admin));
      assert.deepEqual([again?.price, again?.version], [price, version + 2]);
    });

    it('leaves closed what staff closed since', async () => {
      const [place] = ok(await to.park.call(maps.getAdminPlaces, {}, to.admin)).places;
      const [way] = ok(await to.park.call(maps.getAdminShapes, {}, to.admin)).shapes;
      const closed = { 'zh-Hans': '落石' };
      if (!place || !way) assert.fail();
      ok(await to.park.call(maps.closePlace, { ...place, closed }, to.admin));
      ok(await to.park.call(maps.closeShape, { ...way, closed }, to.admin));
      assert.equal((await to.import(from.pack)).changed, 0);
      const { places } = ok(await to.park.call(maps.getAdminPlaces, {}, to.admin));
      const { shapes } = ok(await to.park.call(maps.getAdminShapes, {}, to.admin));
      assert.deepEqual([places[0]?.closed, shapes[0]?.closed], [closed, closed]);
    });

    it('takes a recording off one exhibit for another that comes before it', async () => {
      const shown = async (id: string) => ok(await to.park.call(exhibits.getAdminExhibit, { id }, to.admin));
      const [{ audio, version }, holder] = [await shown('9001'), await shown('9002')];
      ok(await to.park.call(exhibits.saveExhibit, { ...(await shown('9001')), audio: {}, version }, to.admin));
      ok(await to.park.call(exhibits.saveExhibit, { ...holder, audio }, to.admin));
      assert.equal((await to.import(from.pack)).changed, 2);
      assert.deepEqual([(await shown('9001')).audio, (await shown('9002')).audio], [audio, {}]);
      assert.equal((await to.import(from.pack)).changed, 0);
    });

    it('brings its places into order, and leaves the park’s own where it is', async () => {
      const listed = async () => ok(await to.park.call(maps.getAdminPlaces, {}, to.admin)).places;
      const [first, ...others] = await listed();
      if (!first) assert.fail();
      const own = ok(await to.park.call(maps.savePlace, { ...first, id: 'own', version: 0 }, to.admin));
      const theirs = [first, ...others].map(({ id }) => id);
      const ids = [own.id, ...[...theirs].reverse()];
      ok(await to.park.call(maps.orderPlaces, { ids }, to.admin));
      const { changed, lines } = await to.import(from.pack);
      assert.deepEqual([changed, lines.includes('  places: another order')], [1, true]);
      assert.deepEqual(
        (await listed()).map(({ id }) => id),
        [own.id, ...theirs],
      );
    });

    it('finds a slot again that moved after places of it were made', async () => {
      const sold = async () =>
        ok(await to.park.call(products.getSlots, {}, to.admin)).flatMap(({ retired, ...slot }) => (retired ? [] : [slot]));
      const seen = await sold();
      const slots = seen.map((slot) => (slot.id === 'morning' ? { ...slot, start: '08:00' } : slot));
      ok(await to.park.call(products.saveSlots, { slots, seen }, to.admin));
      await to.import(from.pack);
      assert.deepEqual((await sold()).map(({ start }) => start).sort(), ['09:00', '12:00', '15:00']);
      assert.deepEqual((await to.shown()).tickets, (await from.shown()).tickets);
      assert.equal((await to.import(from.pack)).changed, 0);
    });

    it('says what to do first about a season that the pack has not', async () => {
      const { park: profile, version } = ok(await to.park.call(parks.getAdminPark, {}, to.admin));
      const [usual] = profile.hours.seasons;
      if (!usual) assert.fail();
      const winter = { ...usual, id: 'winter', name: '冬季', from: '12-01', until: '02-28' };
      const hours = { ...profile.hours, seasons: [...profile.hours.seasons, winter] };
      ok(await to.park.call(parks.savePark, { ...profile, hours, version }, to.admin));
      const seen = ok(await to.park.call(products.getSlots, {}, to.admin)).flatMap(({ retired, ...slot }) =>
        retired ? [] : [slot],
      );
      const slots = seen.map((slot, at) => (at === 0 ? { ...slot, seasons: ['winter'] } : slot));
      ok(await to.park.call(products.saveSlots, { slots, seen }, to.admin));
      await assert.rejects(to.import(from.pack, true), /^BackupError: park\.park: .* Change them first\./);
    });

    it('is taken whole or not at all', async () => {
      const { version } = ok(await to.park.call(exhibits.getAdminExhibit, { id: '9002' }, to.admin));
      ok(await to.park.call(exhibits.removeExhibit, { id: '9002', version }, to.admin));
      const [walk] = ok(await to.park.call(getWalks, {}));
      const before = [await to.count(), await to.pictureFiles()];
      await to.park.database.executeSql(`update stored_file set subject = null where id = '${recordingId}'`, []);
      await assert.rejects(to.import(from.pack), /exhibits\.9002: .* Nothing was changed\./);
      assert.deepEqual([await to.count(), await to.pictureFiles()], before);
      assert.deepEqual(ok(await to.park.call(getWalks, {}))[0], walk);
    });
  });
