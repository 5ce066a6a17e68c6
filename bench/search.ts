import { DEFAULT_RULES } from '@park/contract/park/rules';
import { SEARCH, SEARCH_KINDS } from '@park/contract/search/limits';
import { bold, dim, red, say } from '../scripts/terminal';
import type { Database } from '../server/src/db/db';
import { migrate } from '../server/src/db/migrate';
import { openPostgres } from '../server/src/db/postgres';
import { ofAllNouns } from '../server/src/modules/modules';
import { indexDocuments, type Searchable } from '../server/src/modules/search/document.service';
import { visitorSearch } from '../server/src/modules/search/search.service';
import { onPostgres } from './benchDatabase';
import { median, quantile, timed } from './statistics';

const ROWS = 100_000;
const BATCH = 2_000;
const RUNS = 30;
const GOAL_MS = 50;
const NOW = Date.parse('2026-05-04T00:00:00Z');

/** What people lose, where, and in which colour: a hundred thousand reports that share most of their words. */
const THINGS = [
  ['雨伞', 'umbrella'],
  ['背包', 'backpack'],
  ['儿童水壶', 'child’s water bottle'],
  ['相机', 'camera'],
  ['三叶虫挂件', 'trilobite key ring'],
  ['眼镜', 'glasses'],
  ['身份证', 'identity card'],
  ['恐龙玩偶', 'dinosaur toy'],
] as const;
const PLACES = [
  ['菊石崖', 'Ammonite Wall'],
  ['恐龙足迹坪', 'Dinosaur Trackway'],
  ['化石博物馆序厅', 'Fossil Museum lobby'],
  ['波痕古滩', 'Ripple-mark Shore'],
  ['观光车站', 'shuttle stop'],
] as const;
const COLOURS = [
  ['蓝色', 'blue'],
  ['红色', 'red'],
  ['墨绿', 'dark green'],
  ['黑色', 'black'],
] as const;

/** From words that stand in every row to words that stand in one. */
const QUESTIONS = [
  '雨',
  '雨伞',
  '恐龙足迹坪',
  '墨绿 相机',
  'e',
  'um',
  'umbrella',
  'mbrell',
  'fossil camera',
  'A0F3C',
  '没有这个词',
  'nowhere',
];

function thing(n: number): Searchable {
  const of = <T>(all: readonly T[], step: number) => all[Math.floor(n / step) % all.length] as T;
  const [what, where, colour] = [of(THINGS, 1), of(PLACES, 8), of(COLOURS, 40)];
  const mark = ((n * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0').slice(0, 5).toUpperCase();
  return {
    id: `n${n}`,
    title: { 'zh-Hans': `${colour[0]}${what[0]}`, en: `${colour[1]} ${what[1]}` },
    text: {
      'zh-Hans': `在${where[0]}附近捡到，编号 ${mark}，请带证件领取。`,
      en: `Found near ${where[1]}, number ${mark}. Please bring your ID.`,
    },
    motif: null,
    from: null,
    until: null,
    at: NOW - n * 60_000,
  };
}

/** Questions among 100,000 rows on PostgreSQL, each kind with as many. @returns whether every question keeps to the goal */
export function benchSearch(): Promise<boolean> {
  say(bold(`\nSearch among ${ROWS.toLocaleString('en')} rows`));
  return onPostgres(async ({ url }) => {
    const database = await openPostgres(url);
    try {
      await migrate(database);
      say(dim(`  ${await fill(database)}`));
      return await askAll(database);
    } finally {
      await database.close();
    }
  });
}

async function fill(database: Database): Promise<string> {
  const began = performance.now();
  for (let from = 0; from < ROWS; from += BATCH) {
    const kind = SEARCH_KINDS[Math.floor(from / BATCH) % SEARCH_KINDS.length] ?? 'notice';
    const things = Array.from({ length: BATCH }, (_, n) => thing(from + n));
    await database.transaction((tx) => indexDocuments(tx, kind, things));
  }
  const wrote = performance.now() - began;
  await database.executeSql('analyze search_document', []);
  const { rows } = await database.executeSql(
    `select pg_size_pretty(pg_relation_size('search_document_tokens')) as tokens, pg_size_pretty(pg_table_size('search_document')) as documents`,
    [],
  );
  return `written at ${Math.round(ROWS / (wrote / 1_000))} a second; documents ${rows[0]?.documents}, index ${rows[0]?.tokens}`;
}

async function askAll(database: Database): Promise<boolean> {
  const { search } = visitorSearch(database, {
    countsAsHot: async () => false,
    searchables: ofAllNouns.searchables,
    park: { partsOff: async () => [], rules: async () => DEFAULT_RULES },
  });
  const reader = { lang: 'zh-Hans', now: NOW } as never;
  const slow: string[] = [];
  for (const q of QUESTIONS) {
    const ask = (kind?: (typeof SEARCH_KINDS)[number]) => search({ q, kind, page: 1, pageSize: 20 }, reader);
    const { groups } = await ask();
    const all: number[] = [];
    const one: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      all.push((await timed(() => ask())).ms);
      one.push((await timed(() => ask('lostFound'))).ms);
    }
    const hits = groups.reduce((sum, { count }) => sum + count, 0);
    const more = groups.some((group) => group.more) ? '+' : '';
    const figures = (times: number[]) => `${median(times).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)}`;
    say(`  ${q.padEnd(16)} ${figures(all)}   ${dim(`one kind ${figures(one)}; ${hits}${more} hits`)}`);
    if (median(all) >= GOAL_MS) slow.push(q);
  }
  say(dim(`  ${RUNS} runs each, all five kinds at once, up to ${SEARCH.maxCounted} counted of each; goal ${GOAL_MS} ms`));
  if (slow.length > 0) say(red(`  SLOWER THAN THE GOAL: ${slow.join(', ')}`));
  return slow.length === 0;
}
