import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hold } from './smallProgram';
import type { Drawn } from './wxml';

const SHEET = '.sheet{position:fixed;top:0;right:0;bottom:0;left:0;z-index:1000}';

/** Taps what stands in the page by its id, and answers whether the page heard it, or why a finger does not meet it. */
async function tapped(id: string, wxml: string, wxss: string, more: Record<string, string> = {}): Promise<string> {
  const { program } = await hold('Page({ data: { heard: 0 }, go() { this.setData({ heard: 1 }) } })', {
    'pages/home/home.wxml': wxml,
    'pages/home/home.wxss': wxss,
    ...more,
  });
  await program.launch();
  const trailTo = (nodes: Drawn[], above: Drawn[] = []): Drawn[] | undefined => {
    for (const node of nodes) {
      const trail = [...above, node];
      const found = node.attrs.id === id ? trail : trailTo(node.children, trail);
      if (found) return found;
    }
  };
  try {
    program.fire(trailTo(program.draw()) ?? [], 'tap');
  } catch (error) {
    return (error as Error).message;
  }
  return program.top.data.heard === 1 ? 'heard' : 'not heard';
}

const UNDER = '<view id="buy" bindtap="go">Buy</view>';
const over = (inner = '', attributes = '') => `<view class="sheet" ${attributes}>${inner}</view>`;

const UNMET: [what: string, wxml: string, wxss: string, why: RegExp][] = [
  ['under a sheet', UNDER + over(), SHEET, /pages\/home\/home: view lies under view\.sheet$/],
  ['before a sheet’s place in the page', over() + UNDER, SHEET, /lies under view\.sheet$/],
  [
    'under a mask within a sheet',
    `${UNDER}${over('<view class="mask"/>')}`,
    `${SHEET}.mask{position:absolute;inset:0}`,
    /\.mask$/,
  ],
  ['as wide and high as the screen', UNDER + over(), '.sheet{position:fixed;top:0;left:0;width:100vw;height:100%}', /\.sheet$/],
  ['by a style of its own', `${UNDER}<view style="position: fixed; inset: 0"/>`, '', /lies under view$/],
  ['hidden', `<view class="off">${UNDER}</view>`, '.off{display:none}', /is hidden$/],
  ['kept from sight', `<view class="off">${UNDER}</view>`, '.off{visibility:hidden}', /is hidden$/],
];
for (const [what, wxml, wxss, why] of UNMET)
  test(`no finger meets what is ${what}`, async () => assert.match(await tapped('buy', wxml, wxss), why));

const MET: [what: string, wxml: string, wxss: string][] = [
  ['in the sheet', over(UNDER), SHEET],
  [
    'in the sheet, over its mask',
    over(`<view class="mask"/><view class="panel">${UNDER}</view>`),
    `${SHEET}.mask{position:absolute;inset:0}.panel{position:relative}`,
  ],
  ['over it by its level', `${UNDER}${over()}`, `${SHEET}#buy{position:relative;z-index:1001}`],
  ['over it, by the heavier rule', `${UNDER}${over()}`, `.a .b,view.sheet{z-index:5}${SHEET}#buy{position:relative;z-index:6}`],
  ['beside a bar', `${UNDER}${over()}`, '.sheet{position:fixed;bottom:0;left:0;right:0;z-index:9}'],
  ['under what lets fingers through', `${UNDER}${over()}`, `${SHEET}.sheet{pointer-events:none}`],
  ['under what is not shown', `${UNDER}${over('', 'style="display:none"')}`, SHEET],
  ['under what is for another screen', `${UNDER}${over()}`, `@media (min-width: 2000px){${SHEET}}`],
];
for (const [what, wxml, wxss] of MET)
  test(`a finger meets what is ${what}`, async () => assert.equal(await tapped('buy', wxml, wxss), 'heard'));

test('a level counts only within its own context', async () => {
  const wxml = `<view class="footer">${over()}</view>${UNDER}`;
  assert.equal(
    await tapped('buy', wxml, `${SHEET}.footer{position:sticky;z-index:20}#buy{position:sticky;z-index:30}`),
    'heard',
  );
});

test('styles are read with what they import', async () => {
  const files = { 'app.wxss': '@import "./common.wxss";', 'common.wxss': SHEET };
  assert.match(await tapped('buy', UNDER + over(), '', files), /lies under/);
  assert.match(await tapped('buy', UNDER + over(), '@import "../../common.wxss";', { 'common.wxss': SHEET }), /lies under/);
});

test('what no template passes on is told', async () => {
  const sent = { nn: 't', sid: '_A', cl: 'photo', st: 'color:red', p3: 'a.png', p4: false, cn: [] };
  const { program } = await hold(`Page({ data: { root: { cn: [${JSON.stringify(sent)}] } } })`, {
    'base.wxml': '<template name="t"><image class="{{i.cl}}" src="{{i.src}}">{{i.p4}}</image></template>',
    'pages/home/home.wxml':
      '<import src="../../base.wxml"/><template is="{{item.nn}}" data="{{i:item}}" wx:for="{{root.cn}}" wx:key="sid"/>',
  });
  await program.launch();
  assert.equal(program.draw()[0]?.attrs.class, 'photo');
  program.draw();
  assert.deepEqual(program.errors, [
    'pages/home/home: no template takes st of _A (template t), so nobody sees it',
    'pages/home/home: no template takes p3 of _A (template t), so nobody sees it',
  ]);
});
