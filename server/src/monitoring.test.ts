import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { collectDefaultMetrics, Registry, register } from 'prom-client';
import './metrics';
import { readGauges } from './metricsServer';
import { MAX_BACKUP_AGE_S, MIN_DISK_BYTES } from './modules/health/figures.rules';

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../deploy/monitoring/${file}`, import.meta.url)), 'utf8');

describe('dashboard and alerts', () => {
  it('name no metric that the park does not tell', async () => {
    const node = new Registry();
    collectDefaultMetrics({ register: node });
    const gauges = await readGauges({
      database: { connections: () => null, lagging: null },
      check: async () => ({
        ...{ status: 'ok', database: 'ok', redis: 'off', storage: 'ok', databaseRoom: 'ok', clockSkewMs: 0 },
        pendingMigrations: [],
      }),
      refusals: () => [],
      figures: async () => ({ at: 0, database: null, due: [], diskFreeBytes: null, backup: null }),
    });
    const exported = new Set([register, node, gauges].flatMap((one) => one.getMetricsAsArray().map(({ name }) => name)));
    const named = new Set(
      ['dashboard.json', 'alerts.yml', 'alerts.test.yml'].flatMap(
        (file) => read(file).match(/\b(?:park|nodejs|process)_[a-z0-9_]+/g) ?? [],
      ),
    );
    const unknown = [...named].filter((name) => !exported.has(name) && !exported.has(name.replace(/_(bucket|sum|count)$/, '')));
    assert.deepEqual(unknown, []);
    assert.ok(named.size > 20);
  });

  it('go by the limits of the console’s status page', () => {
    const alerts = read('alerts.yml');
    assert.match(alerts, new RegExp(`park_disk_free_bytes\\) < ${MIN_DISK_BYTES}$`, 'm'));
    assert.match(alerts, new RegExp(`park_backup_timestamp_seconds\\) > 0\\) > ${MAX_BACKUP_AGE_S}$`, 'm'));
  });
});
