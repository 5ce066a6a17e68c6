import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { getAdminPark, getPark, savePark } from '@park/contract/park/calls';
import { parkMoment } from '@park/contract/parkTime';
import {
  getOpening,
  getProducts,
  getSlots,
  getTicketStock,
  getTickets,
  saveProduct,
} from '@park/contract/ticket/product/calls';
import { openDays } from '../modules/ticket/ticket.jobs.service';
import { ok } from '../testing/answers';
import { sharedPark } from '../testing/sharedPark';
import { ADMIN_PASSWORD, startTestApp } from '../testing/testApp';
import { runCommand } from '../testing/testServer';
import { configureCommand } from './configure.command';

const EXAMPLE = fileURLToPath(new URL('../../../deploy/park.example.yaml', import.meta.url));
const [TUESDAY, WEDNESDAY, MONDAY] = ['2026-12-01', '2026-12-02', '2026-12-07'];
const NOW = parkMoment(TUESDAY, '08:00');
const NOTHING = 'The park is as the file says. Nothing was written.';

describe('the command configure', () => {
  let folder: string;
  let admin: string;
  let url: string;
  const park = sharedPark(() => startTestApp({ clock: () => NOW }));
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'park-configure-'));
    admin = await park.signInAdmin();
    url = await park.app.listen({ host: '127.0.0.1', port: 0 });
  });
  after(() => rm(folder, { recursive: true }));
  beforeEach(() =>
    park.database.session(({ script }) =>
      script(
        'delete from park; delete from ticket_stock; delete from ticket_product_slot; delete from ticket_product; delete from ticket_slot',
      ),
    ),
  );

  const run = async (file: string, words: string[] = [], env: Record<string, string> = {}): Promise<string[]> => {
    const lines: string[] = [];
    await configureCommand([file, ...words], { PARK_URL: url, ADMIN_PASSWORD, ...env }, (line) => lines.push(line));
    return lines;
  };
  const write = async (text: string) => {
    const file = join(folder, 'park.yaml');
    await writeFile(file, text);
    return file;
  };
  const runText = async (text: string, words: string[] = [], env = {}) => run(await write(text), words, env);
  /** All that the park is, and how often staff changed it. */
  const state = async () => {
    const { rows } = await park.database.executeSql(
      `select count(*)::int as changes from audit_log where action <> 'admin.login'`,
      [],
    );
    const saved = ok(await park.call(getAdminPark, {}, admin));
    return [saved, ok(await park.call(getSlots, {}, admin)), ok(await park.call(getProducts, {}, admin)), rows];
  };

  it('makes an empty park what its file says, and does nothing the second time', async () => {
    const empty = await state();
    const planned = await run(EXAMPLE, ['--dry-run']);
    assert.match(planned.at(-1) ?? '', /^\d+ changes would be made\. Nothing was written\.$/);
    assert.ok(planned.includes('partsOff: [] → ["live","prize"]'), planned.join('\n'));
    assert.deepEqual(await state(), empty);

    const lines = await run(EXAMPLE);
    assert.deepEqual(lines.slice(0, -1), planned.slice(0, -1));
    assert.match(lines.at(-1) ?? '', /^\d+ changes made\.$/);
    const inFrench = await park.send(getPark, {}, undefined, { 'accept-language': 'fr' });
    const { name, phones, hours, rules, partsOff, look } = inFrench.json().result;
    assert.deepEqual(
      [name, phones.emergency, hours.seasons.length, rules.ticket.daysAhead, rules.ticket.payWithin, partsOff],
      ['Grand Canyon des Essais', '0571-8888 0119', 2, 14, 15, ['live', 'prize']],
    );
    assert.deepEqual([look.colours.light.primary, look.plates], ['#8a3b1d', false]);
    assert.deepEqual(
      ok(await park.call(getTickets, { day: WEDNESDAY })).map(({ id, price, state }) => [id, price, state]),
      [['day-ticket', 6_000, 'open']],
    );
    const left = async (day: string) =>
      ok(await park.call(getTicketStock, { id: 'day-ticket', day })).map(({ start, remaining }) => [
        start.slice(11, 16),
        remaining,
      ]);
    assert.deepEqual(await left(WEDNESDAY), [
      ['09:00', 300],
      ['12:00', 200],
    ]);
    assert.deepEqual(await left(MONDAY), []);
    assert.equal(ok(await park.call(getOpening, {})).tomorrow.closed, false);

    const whole = await state();
    assert.deepEqual(await run(EXAMPLE), [NOTHING]);
    assert.deepEqual(await state(), whole);
  });

  it('leaves what the file does not say as the park has it, and names what is not listed', async () => {
    await run(EXAMPLE);
    const lines = await runText(`icp: 沪ICP备1号
slots: [{ id: evening, start: '15:30', end: '17:00', weekdays: [6, 7], seasons: [summer] }]
products:
  - { id: map, kind: addOn, name: { zh-Hans: 地图 }, text: { zh-Hans: 纸质地图 }, free: true, lateRefundPercent: 0, stock: { evening: 9 } }`);
    assert.deepEqual(lines.slice(0, 2), [
      'icp: "浙ICP备00000000号" → "沪ICP备1号"',
      'slots.evening: — → {"id":"evening","start":"15:30","end":"17:00","weekdays":[6,7],"seasons":["summer"]}',
    ]);
    assert.ok(
      lines.includes(
        'Not in the file, and left as it is: slot "morning" (09:00–12:00), slot "afternoon" (12:00–15:30), product "day-ticket".',
      ),
    );
    const { park: saved, rules, partsOff } = ok(await park.call(getAdminPark, {}, admin));
    assert.deepEqual(
      [saved.icp, saved.name.en, saved.hours.seasons.length, rules.ticket, partsOff],
      ['沪ICP备1号', 'Grand Canyon of Tests', 2, { daysAhead: 14, perOrder: 6 }, ['live', 'prize']],
    );
    assert.equal(ok(await park.call(getSlots, {}, admin)).length, 3);
    const products = ok(await park.call(getProducts, {}, admin));
    assert.deepEqual(
      products.map(({ id, price, stock }) => [id, price, stock]),
      [
        ['day-ticket', 6_000, { morning: 300, afternoon: 200 }],
        ['map', 0, { evening: 9 }],
      ],
    );
  });

  it('changes what is there: a price, a product’s other fields staying as staff wrote them, and the hours of a slot', async () => {
    await run(EXAMPLE);
    const slotsOf = async (day: string) => ok(await park.call(getTicketStock, { id: 'day-ticket', day })).length;
    // As each hour: a slot with places gives way to a new one when its clock changes.
    assert.ok((await openDays(park.database, NOW)) > 0);
    const [ticket] = ok(await park.call(getProducts, {}, admin));
    assert.ok(ticket);
    const { updatedAt: _, updatedBy: __, ...contents } = ticket;
    ok(await park.call(saveProduct, { ...contents, realName: true }, admin));
    const text = (await readFile(EXAMPLE, 'utf8'))
      .replace('60.00', '72.50')
      .replace("start: '09:00', end", "start: '09:30', end");
    const lines = await runText(text);
    assert.ok(lines.includes('products.day-ticket.price: "60.00" → "72.50"'), lines.join('\n'));
    const [after] = ok(await park.call(getProducts, {}, admin));
    const moved = ok(await park.call(getSlots, {}, admin)).find(({ start }) => start === '09:30');
    assert.ok(moved && moved.id !== 'morning');
    assert.deepEqual([after?.price, after?.realName, after?.stock[moved.id]], [7_250, true, 300]);
    assert.match(lines.at(-2) ?? '', new RegExp(`slot "morning" "${moved.id}" since its hours changed: write that id`));
    assert.deepEqual(await runText(text), [NOTHING]);
    assert.equal(await slotsOf(WEDNESDAY), 2);
  });

  it('takes prices by day and time in yuan, and sale times, of which one that has come is done', async () => {
    await run(EXAMPLE);
    const text = (prices: string, more = '') => `products:
  - { id: day-ticket, kind: adult, name: { zh-Hans: 一日票 }, text: { zh-Hans: 票 }, price: 60.00, lateRefundPercent: 50,
      stock: {}, prices: [${prices}]${more} }`;
    const times = `, saleFrom: '2026-01-01T09:00:00+08:00', saleUntil: '2999-01-01T01:00:00Z'`;
    const two = `{ weekdays: [6, 7], slots: [afternoon], price: 72.50 }, { seasons: [summer], from: 2027-05-01, free: true }`;
    const lines = await runText(text(two, times));
    assert.ok(
      lines.some((line) => /^products\.day-ticket\.prices\[0\]: .* → \{.*"72\.50"\}$/.test(line)),
      lines.join('\n'),
    );
    const [ticket] = ok(await park.call(getProducts, {}, admin));
    assert.deepEqual(ticket?.prices, [
      { weekdays: [6, 7], slots: ['afternoon'], price: 7_250 },
      { seasons: ['summer'], from: '2027-05-01', price: 0 },
    ]);
    assert.deepEqual([ticket?.onSale, ticket?.saleFrom, ticket?.saleUntil], [true, null, '2999-01-01T09:00:00+08:00']);
    assert.deepEqual(await runText(text(two, times)), [NOTHING]);
    // As the clock does it: of two moments that are the same the end counts.
    await runText(text('', times.replace('2999-01-01T01:00:00Z', '2026-01-01T01:00:00Z')));
    assert.equal(ok(await park.call(getProducts, {}, admin))[0]?.onSale, false);
    await assert.rejects(runText(text('{ slots: [dusk], price: 1 }')), /prices\[0\]\.slots names a slot that neither/);
    await assert.rejects(runText(text('{ seasons: [dusk], price: 1 }')), /prices\[0\]\.seasons names a season that the park/);
  });

  it('takes a season away together with the slots that are of it', async () => {
    const season = (id: string) => `{ id: ${id}, name: '', from: '04-01', until: '10-31', week: [[], [], [], [], [], [], []] }`;
    const year = `{ id: year, name: '', from: null, until: null, week: [[], [], [], [], [], [], []] }`;
    const text = (seasons: string[], of: string) => `hours: { seasons: [${[year, ...seasons].join(', ')}], specialDays: [] }
name: { zh-Hans: 试验大峡谷 }
slots: [{ id: morning, start: '09:00', end: '12:00', weekdays: [1], seasons: [${of}] }]`;
    await runText(text([season('summer')], 'summer'));
    await runText(text([], ''));
    assert.deepEqual(ok(await park.call(getSlots, {}, admin))[0]?.seasons, []);
    await assert.rejects(runText(text([], 'autumn')), /slots\[0\]\.seasons names a season that the park does not have/);
  });

  it('compares once more when somebody saves the park meanwhile', async (t) => {
    await run(EXAMPLE);
    let meanwhile = true;
    // Between the command and the park.
    const between = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      if (meanwhile && request.url === savePark.path) {
        meanwhile = false;
        const { version, park: saved } = ok(await park.call(getAdminPark, {}, admin));
        ok(await park.call(savePark, { ...saved, name: { 'zh-Hans': '试验大峡谷' }, operator: 'Theirs', version }, admin));
      }
      const { authorization = '', 'content-type': type = 'application/json' } = request.headers;
      const headers = { authorization, ...(body && { 'content-type': type }) };
      const answer = await fetch(url + request.url, { method: request.method ?? 'GET', headers, ...(body && { body }) });
      response.end(await answer.text());
    }).listen(0, '127.0.0.1');
    t.after(() => between.close());
    await new Promise((resolve) => between.once('listening', resolve));
    const lines = await runText('icp: 沪ICP备2号', [], {
      PARK_URL: `http://127.0.0.1:${(between.address() as AddressInfo).port}`,
    });
    assert.ok(lines.includes('Somebody changed the park meanwhile. It is compared once more:'), lines.join('\n'));
    const saved = ok(await park.call(getAdminPark, {}, admin)).park;
    assert.deepEqual([saved.icp, saved.operator], ['沪ICP备2号', 'Theirs']);
  });

  const product = (fields: string) =>
    `products: [{ id: a, kind: adult, name: { zh-Hans: 票 }, text: { zh-Hans: 票 }, lateRefundPercent: 0, stock: {}, ${fields} }]`;
  const slot = (fields: string) => `slots: [{ id: a, start: '09:00', end: '12:00', weekdays: [1], seasons: [], ${fields} }]`;
  for (const [text, ...sentences] of [
    ['colour: red\nicp: 1', /^ {2}- colour is not a key that this file may have\.$/m, /^ {2}- icp must be text/m],
    [product('colour: red, price: 1'), /products\[0\]\.colour is not a key/],
    [
      'rules: { ticket: { daysAhead: 99, days: 1 } }',
      /rules\.ticket\.daysAhead must be at most 60/,
      /rules\.ticket\.days is not a key/,
    ],
    [product('realName: false'), /products\[0\]\.price is missing: write it in yuan, such as 60\.00, or free: true\./],
    [product('price: 0'), /products\[0\]\.price is 0: write free: true/],
    [product('price: 60.005'), /products\[0\]\.price must be yuan with at most two decimals/],
    [product('price: 60, prices: [{ weekdays: [6] }]'), /products\[0\]\.prices\[0\]\.price is missing: write it in yuan/],
    [
      product('price: 60, prices: [{ from: 2027-05-02, until: 2027-05-01, price: 1, day: 1 }]'),
      /prices\[0\]\.until is before the day/,
      /prices\[0\]\.day is not a key/,
    ],
    [product("price: 60, onSale: true, saleFrom: '2027-05-02T09:00:00+08:00'"), /\[0\]\.onSale is there beside saleFrom/],
    [product('price: 60, free: true'), /products\[0\]\.price is there beside free: true/],
    [product('kind2: 1').replace('kind: adult', 'kind: dog'), /\[0\]\.kind must be one of adult/, /\[0\]\.price is missing/],
    [slot('').replace('12:00', '08:00'), /slots\[0\]\.end must be later than the start\./],
    [slot('id: b'), /Map keys must be unique/],
    [product('price: 1').replace('stock: {}', 'stock: { dusk: 3 }'), /products\[0\]\.stock\.dusk names a slot that neither/],
    [
      `hours: { seasons: [{ id: y, name: '', from: null, until: null, week: [[{ from: '18:00', lastEntry: '17:00', until: '09:00' }], [], [], [], [], [], []] }], specialDays: [] }`,
      /hours\.seasons\[0\]\.week\[0\] has hours that end before they begin/,
    ],
    ['wechat: { appSecret: s }\nADMIN_PASSWORD: hunter2', /ADMIN_PASSWORD looks like a secret/],
    ['icp: *nothing', /The file cannot be read: .*alias.*nothing/i],
    ['partsOff: [shop]', /partsOff\[0\] must be one of live, prize/],
    ['name: { en: Canyon }', /name must be written in Chinese \(zh-Hans\) at least/],
    ['icp: [', /Flow sequence/],
    ['', /The file says nothing of a park/],
  ] as const)
    it(`changes nothing by a file that is wrong: ${sentences[0].source.slice(0, 60)}`, async () => {
      const before = await state();
      await assert.rejects(runText(text), ({ name, message }: Error) => {
        assert.equal(name, 'CommandError');
        for (const sentence of sentences) assert.match(message, sentence);
        assert.doesNotMatch(message, /hunter2|undefined|\[object/);
        return true;
      });
      assert.deepEqual(await state(), before);
    });

  it('says in a sentence what is missing, and ends with 1', async () => {
    for (const [words, sentence] of [
      [[], /Name one file/],
      [['no-such.yaml'], /no-such\.yaml cannot be read \(ENOENT\)/],
      [[EXAMPLE, '--force'], /Name one file/],
    ] as const) {
      const { code, output } = await runCommand(['configure', ...words], { PARK_URL: url, ADMIN_PASSWORD });
      assert.equal(code, 1);
      assert.match(output, sentence);
      assert.doesNotMatch(output, / {4}at /);
    }
    const { code, output } = await runCommand(['configure', EXAMPLE, '--dry-run'], { PARK_URL: url, ADMIN_PASSWORD });
    assert.deepEqual([code, output.split('\n').at(-2)?.endsWith('Nothing was written.')], [0, true], output);
  });
});
