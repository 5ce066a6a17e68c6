import { getItem } from '@park/contract/lostFound/calls';
import { parkDay } from '@park/contract/parkTime';
import { acceptClaim, PNG, publishReviewed, SCRIPT } from '../desk';
import { expect, journey } from '../fixtures';
import { callPark } from '../staff';
import { Visitor, words } from '../visitor';

const { lostFound } = words;
const { pictures } = words;
const LIST = 'pages/lastFound/lastFound';
const CAP = 'Red cap with a snail';

journey('lostFound', async ({ page, browser }) => {
  const author = new Visitor(page);
  await author.open(LIST);
  await author.signedIn();
  await author.tap(lostFound.list.iFound);
  await author.isOn(`${LIST}?publish=found`);
  await author.tap(lostFound.form.submit);
  await author.sees(lostFound.error.dayMissing);
  await author.top.getByRole('radio', { name: lostFound.category.clothing }).tap();
  await author.fill(lostFound.form.name, CAP);
  await author.fill(lostFound.form.place.found, SCRIPT.slice(0, 60));
  await author.top.getByLabel(lostFound.form.day.found).fill(parkDay(Date.now()));
  await author.top.getByRole('radio', { name: lostFound.dayPart.morning }).tap();
  await author.fill(lostFound.form.text, SCRIPT);
  await author.fill(words.posting.phone, '13800138001');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), author.tap(pictures.add)]);
  await chooser.setFiles({ name: 'cap.png', mimeType: 'image/png', buffer: PNG });
  // Whole: while it is on its way the picture says how much of it is sent.
  await author.sees(new RegExp(`^${pictures.sent}$`));
  await author.tap(lostFound.form.submit);
  await author.sheet.getByRole('button', { name: words.posting.agree }).tap();
  await author.isOn(/\?id=/);
  await author.sees(lostFound.detail.reviewing);
  const id = new URLSearchParams(author.path().split('?')[1]).get('id') ?? '';
  expect((await callPark(getItem, { id })).extras?.error).toBe('itemNotFound');

  await publishReviewed(id);
  const context = await browser.newContext();
  const other = new Visitor(await context.newPage());
  await other.open(LIST);
  await other.signedIn();
  await other.top.getByRole('radio', { name: lostFound.kind.found }).tap();
  await other.tap(new RegExp(CAP));
  await other.isOn(`${LIST}?id=${id}`);
  await other.sees('138****8001');
  await other.sees(SCRIPT);
  await other.tap(lostFound.claim.action.found);
  await other.sheet.getByRole('button', { name: lostFound.claim.submit }).tap();
  await other.sees(words.posting.tooShort({ least: 10 }));
  await other.fill(lostFound.claim.label.found, 'There is a bus ticket in its lining.');
  await other.fill(words.posting.phone, '13900139002');
  await other.sheet.getByRole('button', { name: lostFound.claim.submit }).tap();
  await other.sheet.getByRole('button', { name: words.posting.agree }).tap();
  await other.sees(lostFound.claim.waiting);

  await acceptClaim(id);
  await other.page.reload();
  await other.sees('13800138001');
  await other.sees(lostFound.claim.accepted);
  await other.open(LIST, { mine: '1' });
  await other.top.getByRole('radio', { name: lostFound.mine.claims }).tap();
  await other.seesState(lostFound.claimState.accepted);
  await context.close();

  await page.reload();
  await author.sees('13900139002');
  await author.tap(lostFound.detail.close);
  await author.sheet.getByRole('button', { name: lostFound.detail.close }).tap();
  await author.sees(lostFound.detail.returned);
});
