import path from 'node:path';
import { queryAt } from '../../bench/benchDatabase';
import { freePort } from '../../scripts/ports';
import { startService, untilAnswering } from '../../scripts/service';
import { until } from '../../server/src/testing/until';
import type { Finding } from '../attack';
import type { Drill } from './drill';
import { type Node, SERVER } from './machines';

const ORDERS = `select id, status, amount from ticket_order where idempotency_key like 'drill-%' order by id`;

/** A backup of a park that sells is put back beside it. */
export const restoreKilled: Drill = {
  name: 'restoreKilled',
  about: 'a restore into another database is killed half-way, the park is started there, and the restore is repeated',
  within: 0,
  seconds: 40,
  async happens({ nodes, databaseUrl }) {
    const [node] = nodes as [Node];
    const file = path.join(`${node.env.DATA_DIR}-backup`, 'park.tar.gz');
    const backup = startService('backup', SERVER, { args: ['backup', file], env: node.env });
    await done(backup);

    const target = new URL(databaseUrl());
    await queryAt(target.href, 'create database restored');
    target.pathname = '/restored';
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = {
      ...node.env,
      ...{ DATABASE_URL: target.href, DATA_DIR: `${node.env.DATA_DIR}-restored`, FILE_STORAGE: 'local' },
      ...{ PORT: String(port), HOST: '127.0.0.1' },
    };
    const restore = () => startService('restore', SERVER, { args: ['restore', file], env });
    const start = () => startService('restored park', SERVER, { env });

    const killed = restore();
    await until('rows are being written', async () => {
      const held = `select 1 from pg_locks where relation = to_regclass('schema_migration') and mode = 'AccessExclusiveLock'`;
      return (await queryAt(target.href, held)).length > 0;
    });
    await killed.kill();
    const refused = start();
    const { code } = await refused.ended;
    const reason = refused.output().match(/A restore into this database did not end\.[^\n]*/)?.[0] ?? '';
    const second = restore();
    const { code: secondCode } = await second.ended;
    const park = start();
    await untilAnswering(park, `${url}/readyz`);
    await park.stop();
    const [all, back] = [await queryAt(databaseUrl(), ORDERS), await queryAt(target.href, ORDERS)];
    const byId = new Map(all.map((order) => [order.id, JSON.stringify(order)]));
    const strange = back.filter((order) => byId.get(order.id) !== JSON.stringify(order)).length;
    return [
      {
        tried: 'to start a park after the restore was killed',
        measured: `ended with ${code}: “${reason}”`,
        held: code !== 0 && reason !== '',
      },
      { tried: 'to restore again', measured: `ended with ${secondCode}: ${lastLine(second.output())}`, held: secondCode === 0 },
      {
        tried: 'to start a park then',
        measured: `ready, with ${back.length} orders of before the backup, ${strange} of them other than in the park that sells`,
        held: back.length > 0 && strange === 0,
      },
    ] satisfies Finding[];
  },
};

async function done(service: ReturnType<typeof startService>): Promise<void> {
  const { code } = await service.ended;
  if (code !== 0) throw new Error(`${service.name} ended with ${code}:\n${service.output()}`);
}

const lastLine = (text: string) =>
  text
    .trim()
    .split('\n')
    .find((line) => line.startsWith('The park of')) ?? text.trim();
