import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { parseConfig } from '../config';
import { spawnServer } from '../testing/testServer';
import { doctorCommand } from './doctor.command';
import { type Finding, runChecks } from './finding';
import { machineChecks } from './machine';

it('looks at the variables of the park that runs, whatever it was given itself', async (t) => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'park-doctor-runs-'));
  t.after(() => rm(DATA_DIR, { recursive: true, force: true }));
  const settings = async () => {
    let printed = '';
    await doctorCommand(['--json'], { DATA_DIR }, (line) => {
      printed += line;
    });
    const { findings } = JSON.parse(printed) as { findings: Finding[] };
    return findings.filter(({ area }) => area === 'settings').map(({ state, says }) => `${state} ${says}`);
  };
  const park = spawnServer({ DATA_DIR, NODE_ENV: 'production' });
  await park.open;
  const found = await settings();
  park.kill('SIGTERM');
  await park.ended;
  assert.deepEqual(found, [
    `ok The park runs as process ${park.pid}: its variables were looked at, not this command’s.`,
    'ok No setting of development is left.',
  ]);
  assert.equal((await settings())[0], 'fail NODE_ENV is not production.', 'nothing runs any more');
});

it('says nothing of settings that it cannot know', async () => {
  const found = await runChecks(machineChecks(parseConfig({}), Date.now, false));
  assert.deepEqual(
    found.filter(({ area }) => area === 'settings'),
    [],
  );
});
