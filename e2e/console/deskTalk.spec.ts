import { randomUUID } from 'node:crypto';
import { addFeedBack, answerFeedBack, rateFeedBack } from '@park/contract/feedback/calls';
import { uploadFile } from '@park/contract/file/calls';
import { claimItem, getItem, publishItem } from '@park/contract/lostFound/calls';
import { getAdminPark, saveReplies } from '@park/contract/park/calls';
import { parkDay } from '@park/contract/parkTime';
import { getPoints } from '@park/contract/points/calls';
import type { Browser } from '@playwright/test';
import { ui } from '../../console/src/i18n/messages/en/core';
import { feedback as f } from '../../console/src/i18n/messages/en/feedback';
import { lostFound as l } from '../../console/src/i18n/messages/en/lostFound';
import { points as p } from '../../console/src/i18n/messages/en/points';
import { PNG } from '../desk';
import { callPark, resultOf, staffToken } from '../staff';
import { buy, dayAhead, product } from '../tickets';
import { parkUrl } from '../world';
import { openAs } from './accounts';
import { consoleUrl, expect, noSeriousViolations, pick, test } from './fixtures';
import { openVisitor } from './visitors';

const once = () => ({ 'idempotency-key': randomUUID() });

/** A picture of whoever holds the token. */
async function upload(token: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([PNG], { type: 'image/png' }), 'thing.png');
  const headers = { authorization: `Bearer ${token}` };
  const answered = await fetch(parkUrl() + uploadFile.path, { method: 'POST', headers, body: form });
  return (await answered.json()).result.id;
}

async function tokenOfVisitor(browser: Browser): Promise<string> {
  const { visitor, token } = await openVisitor(browser, 'pages/help/help');
  await visitor.page.context().close();
  return token;
}

test('feedback is taken, answered, seen and rated; a colleague who was faster costs no word', async ({ page, browser }) => {
  const { visitor, token } = await openVisitor(browser, 'pages/feedBack/feedBack');
  const text = `The benches by the lake are wet. ${randomUUID()}`;
  const wish = { kind: 'complaint' as const, text, contact: '13800138000', pictures: [await upload(token)] };
  const { id } = await resultOf(addFeedBack, wish, token, once());
  await openAs(page, 'feedback', 'helpDesk');
  await noSeriousViolations(page);
  await page.getByRole('link', { name: text }).click();
  await expect(page.getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible();
  await expect(page.getByRole('link', { name: '13800138000' })).toBeVisible();
  await page.getByRole('button', { name: f.take }).click();
  const box = page.getByLabel(f.answer, { exact: true });
  await box.fill('x');
  await page.getByRole('button', { name: f.send }).click();
  await expect(page.getByText(f.answerShort({ least: 2 }))).toBeVisible();
  await resultOf(
    saveReplies,
    { version: (await resultOf(getAdminPark, {}, await staffToken())).version, replies: [{ 'zh-Hans': '谢谢。', en: 'Dry.' }] },
    await staffToken(),
  );
  await page.reload();
  await pick(page.getByLabel(f.replies), /^(谢谢。|Dry\.) · /);
  await expect(box).toHaveValue(/(谢谢。|Dry\.)$/);
  await page.getByLabel(ui.notes.label, { exact: true }).fill('Rang them.');
  await page.getByRole('button', { name: ui.notes.add }).click();
  await expect(page.getByText('Rang them.').first()).toBeVisible();
  await box.fill('They are dry again, thank you.');
  await noSeriousViolations(page);
  await page.reload();
  await expect(box).toHaveValue('They are dry again, thank you.');
  await page.getByRole('button', { name: f.send }).click();
  const dialog = page.getByRole('dialog', { name: f.sendTitle });
  await expect(dialog).toContainText('They are dry again, thank you.');
  await noSeriousViolations(page);
  await dialog.getByRole('button', { name: f.send }).click();
  await expect(page.getByRole('list', { name: f.history })).toContainText('They are dry again, thank you.');
  await visitor.open('pages/feedBack/feedBackDetails', { id });
  await visitor.sees('They are dry again, thank you.');
  await resultOf(rateFeedBack, { id, rating: 4 }, token);
  await page.reload();
  await expect(page.getByText(f.stars({ stars: '★★★★☆', rating: 4 }))).toBeVisible();

  const second = await resultOf(
    addFeedBack,
    { ...wish, text: `Where is the loo? ${randomUUID()}`, pictures: [] },
    token,
    once(),
  );
  await page.goto(consoleUrl(`feedback/${second.id}`));
  await page.getByRole('button', { name: f.take }).click();
  await box.fill('Behind the south gate.');
  await resultOf(answerFeedBack, { id: second.id, text: 'Left of the museum.' }, await staffToken());
  await page.getByRole('button', { name: f.send }).click();
  await dialog.getByRole('button', { name: f.send }).click();
  await expect(page.getByText(f.faster)).toBeVisible();
  await expect(page.getByText('Behind the south gate.')).toBeVisible();
  await expect(page.getByRole('list', { name: f.history })).toContainText('Left of the museum.');
  await noSeriousViolations(page);
  await page.getByRole('button', { name: f.drop }).click();
  await expect(page.getByText(f.faster)).toHaveCount(0);
  await visitor.page.context().close();
});

test('a thing is reviewed, claimed and given back', async ({ page, browser }) => {
  const [author, claimant] = [await tokenOfVisitor(browser), await tokenOfVisitor(browser)];
  const title = `Cap ${randomUUID().slice(0, 8)}`;
  const thing = {
    kind: 'found' as const,
    category: 'clothing' as const,
    title,
    place: 'Ripple wall',
    day: parkDay(Date.now()),
    text: 'A red cap with a snail on it',
    contact: '13800138001',
    pictures: [await upload(author)],
  };
  await openAs(page, 'lost-found', 'helpDesk');
  const { id } = await resultOf(publishItem, thing, author, once());
  // It comes by itself.
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible();
  await page.getByRole('button', { name: l.reject, exact: true }).click();
  const no = page.getByRole('dialog', { name: l.rejectTitle({ title }) });
  await no.getByRole('button', { name: l.reject }).click();
  await expect(no.getByText('Please fill this in.')).toBeVisible();
  await noSeriousViolations(page);
  await no.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: ui.publish }).click();
  const yes = page.getByRole('dialog', { name: l.publishTitle({ title }) });
  await yes.getByRole('button', { name: ui.publish }).click();
  await expect(page.getByText(l.states.published, { exact: true })).toBeVisible();
  expect((await resultOf(getItem, { id })).contact).toBe('138****8001');

  await resultOf(claimItem, { id, text: 'There is a bus ticket in its lining.', contact: '13900139002' }, claimant);
  await expect(page.getByText('There is a bus ticket in its lining.')).toBeVisible();
  await noSeriousViolations(page);
  await page.getByRole('button', { name: l.accept }).click();
  const sure = page.getByRole('dialog', { name: l.acceptTitle });
  await expect(sure).toContainText(l.acceptAbout({ author: '13800138001', claimant: '13900139002' }));
  await noSeriousViolations(page);
  await sure.getByRole('button', { name: l.accept }).click();
  await expect(page.getByText(l.states.matched, { exact: true })).toBeVisible();
  expect((await resultOf(getItem, { id }, claimant)).contact).toBe('13800138001');
  expect((await resultOf(getItem, { id }, author)).match?.contact).toBe('13900139002');
  await page.getByRole('button', { name: l.close }).click();
  await page
    .getByRole('dialog', { name: l.closeTitle({ title }) })
    .getByRole('button', { name: l.close })
    .click();
  await expect(page.getByText(l.states.returned, { exact: true })).toBeVisible();
  expect((await resultOf(getItem, { id })).state).toBe('returned');
  await page.goto(consoleUrl('lost-found/claims?state=accepted'));
  await expect(page.getByRole('row', { name: title })).toContainText('139****9002');
  await noSeriousViolations(page);
});

test('points are found by an order and corrected once, with a reason that the visitor reads', async ({
  page,
  browser,
  watch,
}) => {
  watch.expectFailedRequests();
  const { visitor, token } = await openVisitor(browser, 'pages/MyPoints/MyPoints');
  const wish = { ticketId: (await product({ realName: false })).id, day: dayAhead(4), slotId: 'morning', quantity: 1 };
  const { number } = await buy(token, wish);
  const earned = (await resultOf(getPoints, {}, token)).balance;
  await openAs(page, 'points', 'helpDesk');
  await page.getByRole('textbox', { name: ui.number }).fill('TK000000-NOBODY');
  await page.getByRole('button', { name: ui.find }).click();
  await expect(page.getByText(/No signed-in visitor/)).toBeVisible();
  await page.getByRole('textbox', { name: ui.number }).fill(number.toLowerCase());
  await page.getByRole('button', { name: ui.find }).click();
  await expect(page.getByRole('heading', { name: p.balance({ balance: earned }) })).toBeVisible();
  await noSeriousViolations(page);
  await page.getByRole('button', { name: p.correct }).click();
  const dialog = page.getByRole('dialog', { name: p.correct });
  await dialog.getByRole('button', { name: p.save }).click();
  await expect(dialog.getByText(p.changeNeeded)).toBeVisible();
  await dialog.getByLabel(p.change).fill('-7');
  await dialog.getByLabel(p.reason).fill('Counted for a friend');
  await expect(dialog.getByText(p.after({ balance: earned - 7 }))).toBeVisible();
  await noSeriousViolations(page);
  // The answer is lost on its way; sent again it counts once.
  await page.route('**/correctPoints', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: p.save }).click();
  await expect(page.getByText(/No network/)).toBeVisible();
  await page.unroute('**/correctPoints');
  await dialog.getByRole('button', { name: p.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: p.balance({ balance: earned - 7 }) })).toBeVisible();
  expect((await callPark(getPoints, {}, token)).result.balance).toBe(earned - 7);
  await visitor.page.reload();
  await visitor.sees(/Counted for a friend/);
  await visitor.page.context().close();
});
