import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/** ms of a core, of each process and of the database for them. */
export type Costs<Name extends string> = Record<Name | 'database', number>;

/** Clock ticks of Linux are hundredths of a second. */
const TICK_MS = 10;
const BACKENDS = `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`;

async function busyMs(pid = 0): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user = '0', system = '0'] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}

/** @returns measures what `run` costs, divided by `count`, in the processes and in the connections to the database that outlast it */
export function watching<Name extends string>(processes: Record<Name, ChildProcess | undefined>, client: pg.Client) {
  const names = Object.keys(processes) as Name[];
  const read = async () => {
    const { rows } = await client.query<{ pid: number }>(BACKENDS);
    const [own, database] = await Promise.all([
      Promise.all(names.map(async (name) => [name, await busyMs(processes[name]?.pid)] as const)),
      Promise.all(rows.map(async ({ pid }) => [pid, await busyMs(pid)] as const)),
    ]);
    return { own: Object.fromEntries(own) as Record<Name, number>, database: new Map(database) };
  };
  return async <Result>(count: number, run: () => Promise<Result>): Promise<{ cost: Costs<Name>; result: Result }> => {
    const first = await read();
    const result = await run();
    const last = await read();
    const database = [...last.database].reduce((sum, [pid, ms]) => sum + ms - (first.database.get(pid) ?? 0), 0);
    const own = names.map((name) => [name, (last.own[name] - first.own[name]) / count]);
    return { cost: { ...Object.fromEntries(own), database: database / count }, result };
  };
}
