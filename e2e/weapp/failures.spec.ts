import { dayAhead, PHONE, product } from '../tickets';
import { words } from '../visitor';
import { expect, type Holder, signedIn, weappJourney } from './fixtures';

const { live } = words;
const CALL = 'anchorCommitRegister';
/** What the phone says for each way a call goes wrong (R-error-1 to R-error-5), for 3 s. */
const MESSAGES = {
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
  await screen.tap(live.register.ofAge);
}

weappJourney('errorCatalogue', 'real answers of a real server', async ({ hold, fail }) => {
  const holder = hold();
  await readyToSend(holder);
  const { phone, screen } = holder;
  for (const [fault, title] of Object.entries(MESSAGES)) {
    const mend = fail(holder, CALL, fault as keyof typeof MESSAGES);
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

weappJourney('revokedToken', 'one call is refused whatever the token', async ({ hold, fail }) => {
  const holder = hold();
  const { phone, program, screen } = holder;
  fail(holder, 'getMine', 'unauthorized');
  await program.launch('/pages/IndexPersonalCenter/IndexPersonalCenter');
  await expect.poll(() => phone.toasts.map(({ title }) => title)).toContain('Please sign in again.');
  await screen.sees(words.center.mine.signedIn);
  expect(
    phone.requests.filter((call) => call.includes('wxOpenIdLogin')),
    'as a newcomer, and once for the call',
  ).toHaveLength(2);
});

weappJourney('signInFails', 'an answer that brings no token', async ({ hold, fail }) => {
  const holder = hold();
  const { phone, program, screen } = holder;
  fail(holder, 'wxOpenIdLogin', 'nothing');
  await program.launch();
  await screen.isOn('pages/error/error');
  expect(
    phone.requests.filter((call) => call.endsWith('/wxOpenIdLogin')),
    'no endless loop',
  ).toHaveLength(3);
});

for (const keeps of ['nothing', 'refuses', 'broken'] as const) {
  weappJourney('noStorage', `storage: ${keeps}`, async ({ hold }) => {
    const { phone, program, screen } = hold();
    phone.keeps = keeps;
    await program.launch('/pages/IndexPersonalCenter/IndexPersonalCenter');
    await screen.sees(words.center.mine.signedIn);
    await program.tapTab(3);
    await screen.sees(live.anchor.none.action);
    program.showAgain();
    program.pullDown();
    await screen.sees(live.anchor.none.action);
    expect(phone.requests.filter((call) => call.includes('wxOpenIdLogin'))).toHaveLength(1);

    const { id } = await product({ realName: false });
    await program.openOver(`/pages/ticket/ticketConfirm?id=${id}&day=${dayAhead(2)}&slotId=morning`);
    await screen.type(words.ticket.confirm.phone, PHONE);
    await screen.tap(/^Place order/);
    await screen.isOn('pages/ticket/recordDetail');
    await screen.sees(/Show it at the gate on /);

    await program.openOver('/pages/help/help');
    phone.goOffline();
    await screen.tap(words.help.hold);
    await screen.tapInSheet(words.help.ask.send);
    await screen.sees(words.help.waiting.title);
    phone.goOnline();
    await screen.sees(words.help.active.title);
    await screen.tap(words.help.cancel);
    await screen.tapInSheet(words.help.cancel);
    await screen.sees(words.help.cancelled.title);
    expect(phone.requests.filter((call) => call.includes('wxOpenIdLogin'))).toHaveLength(1);
  });
}

weappJourney('noStorage', 'storage breaks while the app is open, and mends', async ({ hold }) => {
  const holder = hold();
  const { phone, program, screen } = holder;
  await signedIn(holder);
  await program.tapTab(1);
  phone.keeps = 'broken';
  program.pullDown();
  await screen.sees(words.center.mine.signedIn);
  await screen.tap(words.center.mine.appearances.dark);
  phone.keeps = 'everything';
  await program.tapTab(0);
  await program.tapTab(1);
  await screen.sees(words.center.mine.signedIn);
  expect(phone.requests.filter((call) => call.includes('wxOpenIdLogin'))).toHaveLength(1);
});

weappJourney('errorCatalogue', 'what a page asked for is told', async ({ hold }) => {
  const { phone, program, screen } = hold();
  await program.launch('/pages/IndexCenter/IndexCenter');
  await expect.poll(() => phone.storage.get('access-token')).toBeTruthy();
  await program.launch('/pages/notice/NoticeDetail?id=nothing');
  await expect.poll(() => phone.toasts).toHaveLength(1);
  await screen.tap(words.core.action.home);
  await screen.isOn('pages/IndexCenter/IndexCenter');
});

weappJourney('missingId', async ({ hold }) => {
  const { phone, program, screen } = hold();
  await program.launch('/pages/IndexCenter/IndexCenter');
  await expect.poll(() => phone.storage.get('access-token')).toBeTruthy();
  for (const [page, title, all] of [
    ['ticket/ticketDetail', words.core.title.ticketList, 'ticket/ticketList'],
    ['ticket/ticketConfirm', words.core.title.ticketList, 'ticket/ticketList'],
    ['ticket/recordDetail', words.core.title.ticketRecord, 'ticket/ticketRecord'],
    ['feedBack/feedBackDetails', words.core.title.feedBack, 'feedBack/feedBack'],
    ['LivePoint/LivePoint', words.core.title.home, 'home/home'],
    ['notice/NoticeDetail', words.core.title.notice, 'notice/Notice'],
    ['activity/ActivityDetail', words.core.title.activity, 'activity/Activity'],
    ['activity/AddEnroll', words.core.title.activity, 'activity/Activity'],
  ] as const) {
    await program.launch(`/pages/${page}`);
    await screen.sees(words.core.page.noId);
    await screen.tap(title);
    await screen.isOn(`pages/${all}`);
  }
});

weappJourney('version', async ({ hold }) => {
  const { program, screen } = hold();
  await program.launch('/pages/IndexPersonalCenter/IndexPersonalCenter');
  await screen.sees('Version 1.0.0 (100)');
});
