import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import { MiniProgram } from './miniProgram';
import { newPhone, type Phone } from './phone';

/** The smallest mini-program, in the shape that the real one is built in. */
const FILES: Record<string, string> = {
  'app.json': JSON.stringify({
    pages: ['pages/home/home', 'pages/mine/mine', 'pages/deep/deep'],
    tabBar: { list: [{ pagePath: 'pages/home/home' }, { pagePath: 'pages/mine/mine' }] },
  }),
  'app.js': 'App({})',
  'utils.wxs': 'module.exports = {}',
  'base.wxml':
    '<template name="t"><button id="ok" open-type="{{open}}" bindtap="go" bindagreeprivacyauthorization="agree">{{n}}</button></template>',
  'comp.wxml': '<view></view>',
  'pages/mine/mine.js': 'Page({})',
  'pages/deep/deep.js': 'Page({})',
};
for (const page of ['home', 'mine', 'deep'])
  FILES[`pages/${page}/${page}.wxml`] = '<import src="../../base.wxml"/><template is="t" data="{{n:n,open:open}}"/>';

let root = '';
before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'park-runtime-'));
});
after(() => rm(root, { recursive: true, force: true }));

/** Where a test may put files. */
export const folder = () => root;

let made = 0;
/** A phone whose mini-program's home page is the given script. */
export async function hold(home: string, more: Record<string, string> = {}): Promise<{ phone: Phone; program: MiniProgram }> {
  made += 1;
  const at = path.join(root, String(made));
  for (const [file, text] of Object.entries({ ...FILES, 'pages/home/home.js': home, ...more })) {
    await mkdir(path.dirname(path.join(at, file)), { recursive: true });
    await writeFile(path.join(at, file), text);
  }
  const phone = newPhone({
    loginCode: async () => 'code',
    pay: async (_params, outcome) => ({ errMsg: outcome === 'pay' ? 'ok' : outcome }),
  });
  return { phone, program: new MiniProgram(at, phone) };
}
