import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { removeExhibit, saveExhibit } from '@park/contract/exhibit/calls';
import { getMiniCode } from '@park/contract/miniCode/calls';
import type { MiniCodeTo } from '@park/contract/miniCode/schemas';
import { getSignCodes } from '@park/contract/stamp/calls';
import { saveWalk } from '@park/contract/walk/calls';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { parseConfig } from '../../config';
import { ok, refused } from '../../testing/answers';
import { memoryTokens } from '../../testing/memoryTokens';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { startSandbox, type TestSandbox } from '../../testing/testSandbox';
import { httpWechatClient } from '../../wechat/httpWechatClient';
import { TRILOBITE } from '../exhibit/exhibitPark.testing';

const PATH = '/wxa/getwxacodeunlimit';
const TIMEOUT_MS = 500;

describe('codes of the mini-program', () => {
  let sandbox: TestSandbox;
  let park: TestApp;
  let staff: string;
  let next = 0;
  /** How often WeChat was asked. */
  let drawn = 0;
  const start = async (env: Record<string, string> = {}) => {
    const { wechat: config } = parseConfig({ ...sandbox.env, ...env });
    const wechat = httpWechatClient(config, { clock: Date.now, tokens: memoryTokens(), timeoutMs: TIMEOUT_MS });
    const pictureAsApp: typeof wechat.pictureAsApp = (...about) => {
      drawn += 1;
      return wechat.pictureAsApp(...about);
    };
    return startTestApp({ deps: { wechat: { ...wechat, pictureAsApp } } });
  };
  before(async () => {
    sandbox = await startSandbox();
    park = await start();
    staff = await park.signInAdmin();
    await park.database.executeSql('delete from exhibit', []);
  });
  after(async () => {
    await park.close();
    await sandbox.close();
  });
  afterEach(() => sandbox.clearFaults());

  /** An exhibit whose code nobody has asked for. */
  const exhibit = async () => {
    next += 1;
    const id = String(next);
    ok(await park.call(saveExhibit, { ...TRILOBITE, id, isShown: next % 2 === 0 }, staff));
    return id;
  };
  /** A walk that visitors do not see. */
  const walk = async (id: string) => {
    const [text, stops] = [{ 'zh-Hans': '路线', en: 'Walk' }, [await exhibit(), await exhibit()]];
    const facts = { minutes: 30, isStepFree: true, stepFreeId: null, isShown: false };
    ok(await park.call(saveWalk, { id, version: 0, name: text, text, stops, ...facts }, staff));
  };
  const ask = (id: string, to: MiniCodeTo = 'exhibit') => park.call(getMiniCode, { to, id }, staff);
  /** What a phone would be told. */
  async function read({ picture }: { picture: string }): Promise<string | undefined> {
    const bytes = Buffer.from(picture.split('base64,')[1] ?? '', 'base64');
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    assert.deepEqual([info.width, info.height], [430, 430]);
    const found = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    return found ? decodeURIComponent(found.data) : undefined;
  }

  it('name the home, with what the sign says: its number and its proof, shown or not', async () => {
    for (const id of [await exhibit(), await exhibit()]) {
      const code = ok(await park.call(getSignCodes, {}, staff)).find(({ exhibitId }) => exhibitId === id)?.code;
      assert.match(code ?? '', /^\d+\.[\w-]{8}$/);
      assert.equal(await read(ok(await ask(id))), `pages/IndexCenter/IndexCenter?scene=e=${code}`);
    }
  });

  it('are of walks, too', async () => {
    await walk('valley-walk');
    assert.equal(await read(ok(await ask('valley-walk', 'walk'))), 'pages/IndexCenter/IndexCenter?scene=w=valley-walk');
  });

  it('are made once, however many ask at once, and kept', async () => {
    const id = await exhibit();
    const before = drawn;
    const [one, two] = (await Promise.all([ask(id), ask(id)])).map(ok);
    assert.deepEqual([two, ok(await ask(id))], [one, one]);
    assert.equal(drawn - before, 1);
  });

  it('are made with a new token where WeChat takes the old no more', async () => {
    ok(await ask(await exhibit()));
    for (const how of ['replaced', 'lost'] as const) {
      await sandbox.endTokens('mini', how);
      ok(await ask(await exhibit()));
    }
  });

  it('are not there while WeChat is away, and are made when asked again', async () => {
    for (const kind of ['down', 'slow', 'busy', 'tooOften']) {
      const id = await exhibit();
      await sandbox.fault({ kind, delayMs: TIMEOUT_MS * 3, ...(kind === 'tooOften' ? {} : { on: PATH }) });
      refused(await ask(id), 'wechatUnavailable');
      ok(await ask(id));
    }
  });

  it('say why WeChat refuses: nothing is released, or the scene is too long', async () => {
    const id = await exhibit();
    await sandbox.fault({ kind: 'notReleased' });
    refused(await ask(id), 'miniProgramNotReleased');
    ok(await ask(id));
    const long = 'w'.repeat(31);
    await walk(long);
    assert.match(refused(await ask(long, 'walk'), 'miniCodeRefused'), /40169/);
  });

  it('are not there for what is not, for a park without a mini-program, or for others than staff', async () => {
    const id = await exhibit();
    ok(await park.call(removeExhibit, { id, version: 1 }, staff));
    refused(await ask(id), 'exhibitNotFound');
    refused(await ask('none', 'walk'), 'walkNotFound');
    assert.equal((await park.call(getMiniCode, { to: 'exhibit', id })).code, 401);
    const h5Alone = await start({ WECHAT_APP_ID: 'wxsandboxh5park01', WECHAT_APP_SECRET: 'sandbox-h5-secret' });
    try {
      refused(await h5Alone.call(getMiniCode, { to: 'exhibit', id: '1' }, await h5Alone.signInAdmin()), 'miniProgramMissing');
    } finally {
      await h5Alone.close();
    }
  });
});
