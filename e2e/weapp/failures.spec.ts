import { words } from '../visitor';
import { expect, type Holder, weappJourney } from './fixtures';

const { live } = words;
const CALL = 'anchorCommitRegister';
/** What the phone says for each way a call goes wrong (specification, section 8), for 3 s. */
const SAID = {
  tooMany: 'Too many requests, please wait a moment.',
  broken: 'Something went wrong on our side.',
  brokenWithoutWords: 'Request Error.',
  refused: 'This place was taken a moment ago.',
  invalid: 'The day is unknown.\nThe point is unknown.',
  malformed: 'interface path not found',
  empty: 'interface path not found',
  cut: 'network connection error',
  reset: 'network connection error',
} as const;

async function readyToSend(holder: Holder): Promise<void> {
  const { program, phone, screen } = holder;
  await program.launch('/pages/Register/Register');
  await expect.poll(() => phone.storage.get('access-token')).toBeTruthy();
  await screen.type(live.register.name, 'Mei');
  await screen.type(live.register.phone, '13812345678');
  await screen.type(live.register.account, 'mei-in-the-valley');
  await screen.chooseFirst(live.register.platform);
}

weappJourney('errorCatalogue', 'real answers of a real server', async ({ hold, fail }) => {
  const holder = hold();
  await readyToSend(holder);
  const { phone, screen } = holder;
  for (const [fault, title] of Object.entries(SAID)) {
    const mend = fail(holder, CALL, fault as keyof typeof SAID);
    phone.toasts.length = 0;
    await screen.tap(live.register.submit);
    await expect.poll(() => phone.toasts, { message: fault }).toEqual([{ title, duration: 3000 }]);
    mend();
  }
  await screen.tap(live.register.submit);
  await screen.sees(live.anchor.awaiting.tag);
});

weappJourney('errorCatalogue', 'without a network', async ({ hold }) => {
  const holder = hold();
  await readyToSend(holder);
  const { phone, screen } = holder;
  phone.goOffline();
  await screen.tap(live.register.submit);
  await expect.poll(() => phone.toasts.map((toast) => toast.title)).toContain('network connection error');
  await screen.sees(words.core.state.offline);
  phone.goOnline();
  await screen.tap(live.register.submit);
  await screen.sees(live.anchor.awaiting.tag);
});

weappJourney('signInFails', 'the code is refused again and again', async ({ hold, fail }) => {
  const holder = hold();
  const { phone, program, screen } = holder;
  const mend = fail(holder, 'wxOpenId', 'refused');
  await program.launch();
  await screen.isOn('pages/error/error');
  await screen.sees(words.core.action.retry);
  expect(
    phone.requests.filter((call) => call.endsWith('/wxOpenId')),
    'no endless loop',
  ).toHaveLength(3);
  mend();
  await screen.tap(words.core.action.retry);
  await expect.poll(() => phone.storage.get('access-token')).toBeTruthy();
  await screen.isOn('pages/IndexCenter/IndexCenter');
});

weappJourney('revokedToken', async ({ hold }) => {
  const { phone, program, screen } = hold();
  await program.launch('/pages/PersonalCenter/PersonalCenter');
  await expect.poll(() => phone.storage.get('access-token')).toBeTruthy();
  await screen.sees(live.anchor.none.tag);
  phone.storage.set('access-token', JSON.stringify('revoked'));
  phone.requests.length = 0;
  program.showAgain();
  program.pullDown();
  await expect.poll(() => phone.storage.get('access-token')).not.toBe(JSON.stringify('revoked'));
  await expect.poll(() => phone.storage.get('access-token')).toBeTruthy();
  await screen.sees(live.anchor.none.tag);
  await screen.isOn('pages/PersonalCenter/PersonalCenter');
  expect(
    phone.requests.filter((call) => call.includes('wxOpenIdLogin')),
    'one sign-in',
  ).toHaveLength(1);
});
