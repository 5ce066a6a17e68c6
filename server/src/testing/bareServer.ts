/** What a park's reads are compared with: Fastify and pg alone, which send rows as they are. Says its port to the parent. */
import fastify from 'fastify';
import pg from 'pg';

const POOL = 12;

async function serve(): Promise<void> {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: POOL });
  const app = fastify();
  const rows = (name: string, text: string) =>
    app.get(`/${name}`, async () => ({ code: 200, result: (await pool.query({ name, text })).rows }));
  rows('notices', 'select id, category, title, words, motif, pinned, shown_at from notice order by shown_at desc, id limit 10');
  rows('notice', `select id, category, title, text, motif, pinned, shown_at from notice where id = 'notice-1'`);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.(Number(new URL(address).port));
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
