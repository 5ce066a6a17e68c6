import { SAMPLE } from '../sample';
import { dayAhead, product } from '../tickets';
import { words } from '../visitor';
import { expect, type Holder, weappJourney } from './fixtures';

const { core, ticket } = words;
const HOME = 'pages/IndexCenter/IndexCenter';

weappJourney('privacyGuide', async ({ hold }) => {
  const { id } = await product({ realName: true });
  const { phone, program, screen } = hold();
  phone.privacy = 'ask';
  await program.launch(`/pages/ticket/ticketConfirm?id=${id}&day=${dayAhead(2)}&slotId=morning`);
  const askForVisitor = async () => {
    await screen.tap(ticket.confirm.add);
    await screen.sees(ticket.privacy.title);
    await screen.tapInSheet(words.core.privacy.agree);
    await screen.sees(core.privacy.title);
  };

  await askForVisitor();
  await screen.tapInSheet(core.privacy.guide);
  await expect.poll(() => phone.guideOpened).toBe(1);
  await screen.tapInSheet(core.privacy.refuse);
  await expect.poll(() => phone.privacy).toBe('refused');
  await expect.poll(() => screen.text()).not.toContain(ticket.privacy.title);
  expect(screen.text()).not.toContain(ticket.visitor.save);

  await askForVisitor();
  await screen.tapInSheet(core.privacy.agree);
  await screen.sees(ticket.visitor.save);
  expect(phone.privacy).toBe('agreed');
});

weappJourney('update', async ({ hold }) => {
  const { phone, program, screen } = hold();
  await program.launch();
  phone.announceUpdate();
  await screen.sees(core.update.title);
  await screen.tapInSheet(core.update.later);
  await expect.poll(() => screen.text()).not.toContain(core.update.title);
  expect(phone.updates).toBe(0);
  phone.announceUpdate();
  await screen.sees(core.update.title);
  await screen.tapInSheet(core.update.action);
  await expect.poll(() => phone.updates).toBe(1);
});

/** Opens the page that a shared card names, on another phone. */
async function openCard(hold: () => Holder, path: string | undefined): Promise<Holder> {
  const friend = hold();
  await friend.program.launch(path);
  return friend;
}

const PARK = SAMPLE.name.en ?? '';
/** Pages that say the same to everybody. What is somebody's own (orders, records, their phone number) cannot be sent to a friend. */
const SHARED: [page: string, title: string][] = [
  [HOME, `${PARK} · ${SAMPLE.line.en}`],
  ['pages/home/home', `${core.title.home} · ${PARK}`],
  ['pages/ticket/ticketList', `${core.title.ticketList} · ${PARK}`],
  ['pages/notice/Notice', `${core.title.notice} · ${PARK}`],
  ['pages/activity/Activity', `${core.title.activity} · ${PARK}`],
  ['pages/help/help', `${core.title.help} · ${PARK}`],
  ['pages/exhibit/stamps', `${core.title.stamps} · ${PARK}`],
  ['pages/lastFound/lastFound', `${core.title.lastFound} · ${PARK}`],
];

weappJourney('share', 'pages', async ({ hold }) => {
  for (const [page, title] of SHARED) {
    const { program } = hold();
    await program.launch(`/${page}`);
    await expect.poll(() => program.shareToAll(), { message: page }).toMatchObject({ title, query: '' });
    expect(program.share(), page).toMatchObject({ title, path: `/${page}` });
  }
});

weappJourney('share', 'a ticket, under its name', async ({ hold }) => {
  const { id, name } = await product({ realName: false });
  const { program } = hold();
  await program.launch(`/pages/ticket/ticketDetail?id=${id}&day=${dayAhead(2)}`);
  await expect.poll(() => program.share()).toMatchObject({ title: `${name} · ${PARK}` });
  const friend = await openCard(hold, program.share().path);
  await friend.screen.isOn('pages/ticket/ticketDetail');
  await friend.screen.sees(name);
});

weappJourney('share', 'not what is somebody’s own', async ({ hold }) => {
  for (const page of [
    'ticket/recordDetail?id=x',
    'ticket/ticketConfirm?id=x',
    'PersonalCenter/PersonalCenter',
    'Register/Register',
  ]) {
    const { program } = hold();
    await program.launch(`/pages/${page}`);
    // A page with a button that shares takes sharing out of the menu once it shows.
    await expect(() => expect(() => program.share(), page).toThrow('cannot be shared')).toPass();
    expect(() => program.shareToAll(), page).toThrow('cannot be shared');
  }
});
