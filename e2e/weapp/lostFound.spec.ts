import { parkDay } from '@park/contract/parkTime';
import { acceptClaim, publishReviewed, SCRIPT } from '../desk';
import { words } from '../visitor';
import { expect, signedIn, weappJourney } from './fixtures';

const { lostFound } = words;
const PAGE = 'pages/lastFound/lastFound';

weappJourney('lostFound', async ({ hold }) => {
  const author = hold();
  const { screen } = author;
  await signedIn(author);
  await author.program.launch(`/${PAGE}`);
  await screen.tap(lostFound.list.iLost);
  await screen.tap(lostFound.form.submit);
  await screen.sees(lostFound.error.dayMissing);
  await screen.tap(lostFound.category.umbrella);
  await screen.type(lostFound.form.name, 'Striped umbrella');
  await screen.type(lostFound.form.place.lost, 'Museum');
  await screen.chooseDay(lostFound.form.day.lost, parkDay(Date.now()));
  await screen.type(lostFound.form.text, SCRIPT);
  await screen.type(words.posting.phone, '13800138001');
  await screen.tap(lostFound.form.submit);
  await screen.tapInSheet(words.posting.agree);
  await screen.sees(lostFound.detail.reviewing);
  const id = String(author.program.stack.at(-1)?.options.id);
  await publishReviewed(id);

  const finder = hold();
  await signedIn(finder);
  await finder.program.launch(`/${PAGE}`);
  await finder.screen.tap(/Striped umbrella/);
  await finder.screen.sees('138****8001');
  await finder.screen.sees(SCRIPT);
  await finder.screen.tap(lostFound.claim.action.lost);
  await finder.screen.type(lostFound.claim.label.lost, 'Under a chair by the ammonites.');
  await finder.screen.type(words.posting.phone, '13900139002');
  await finder.screen.tapInSheet(lostFound.claim.submit);
  await finder.screen.tapInSheet(words.posting.agree);
  await finder.screen.sees(lostFound.claim.waiting);

  await acceptClaim(id);
  await finder.program.launch(`/${PAGE}?id=${id}`);
  await finder.screen.tap(lostFound.detail.call);
  await expect.poll(() => finder.phone.dialled).toEqual(['13800138001']);
  await author.program.launch(`/${PAGE}?id=${id}`);
  await screen.sees('13900139002');
  await screen.tap(lostFound.detail.close);
  await screen.tapInSheet(lostFound.detail.close);
  await screen.sees(lostFound.detail.returned);
});
