import { writeFile } from 'node:fs/promises';
import { runCommand } from '../../scripts/command';
import { inRoot } from '../../scripts/root';
import { findWcc } from '../../scripts/weapp/wxmlSyntax';
import { expect, FOLDER, test } from './fixtures';
import { outline } from './screen';

/** Lists and pictures on the first two, fields on the third. */
const PAGES = ['pages/IndexCenter/IndexCenter', 'pages/home/home', 'pages/prize/admin-login'];

test("mini-program: WeChat's own compiler and component engine draw what the journeys see", async ({ hold }, info) => {
  test.skip(findWcc() === null, "WeChat's compiler does not run on this machine");
  const sent: Record<string, unknown> = {};
  const seen: Record<string, string[]> = {};
  for (const page of PAGES) {
    const { program, screen } = hold();
    await program.launch(`/${page}`);
    await expect.poll(() => screen.text().trim() !== '' && !screen.isBusy()).toBe(true);
    sent[page] = structuredClone(program.top.data);
    seen[page] = outline(program.draw());
    program.stop();
  }

  const file = info.outputPath('pages.json');
  await writeFile(file, JSON.stringify(sent));
  const { code, output } = await runCommand(process.execPath, [inRoot('e2e/weapp/officialRender.mjs'), FOLDER, file]);
  expect(code, output).toBe(0);
  expect(JSON.parse(output)).toEqual(seen);
});
