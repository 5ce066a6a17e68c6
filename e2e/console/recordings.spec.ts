import { getAdminExhibit, getExhibit, tellHeard } from '@park/contract/exhibit/calls';
import type { Page } from '@playwright/test';
import { ui } from '../../console/src/i18n/messages/en/core';
import { exhibit as t } from '../../console/src/i18n/messages/en/exhibit';
import { id3, silentMp3 } from '../../server/src/testing/recordings';
import { callPark, resultOf, staffToken } from '../staff';
import { openAs } from './accounts';
import { consoleUrl, expect, noSeriousViolations, test } from './fixtures';

const ID = '21';
const EN = ui.languages.en;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'audio/mpeg', buffer });
const exhibit = () => resultOf(getExhibit, { id: ID }, undefined, { 'accept-language': 'en' });

test('a recording is uploaded, its sentences are marked while it plays, and it takes the place of the phone’s voice', async ({
  page,
}) => {
  await openAs(page, `exhibits/${ID}`, 'content');
  const english = page.getByRole('tab', { name: new RegExp(EN) });
  await english.click();
  const chooser = page.locator(`input[type=file][aria-label="${t.recording} · ${EN}"]`);
  const messages = page.locator('.ant-message');

  await chooser.setInputFiles(file('picture.mp3', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(9_000, 7)])));
  await expect(messages).toContainText('This is not a recording that can be played.');
  await chooser.setInputFiles(file('cut.mp3', silentMp3(0.2)));
  await expect(messages).toContainText('damaged, incomplete');
  // It goes to the browser letter by letter.
  await chooser.setInputFiles(file('huge.mp3', Buffer.alloc(9 * 1024 * 1024)), { timeout: 60_000 });
  await expect(messages).toContainText(t.recordingTooLarge({ megabytes: 8 }));
  const group = page.getByRole('region', { name: `${t.marking} · ${EN}` });
  await expect(group).toHaveCount(0);

  await chooser.setInputFiles(file('story.mp3', Buffer.concat([id3(Buffer.from('by Lin Yue')), silentMp3(60)])));
  await expect(page.getByText('1:00 · 0.2 MB')).toBeVisible();
  const transcript = page.getByLabel(`${t.transcript} · ${EN}`);
  await expect(transcript).toHaveValue((await exhibit()).story);
  await transcript.fill('');
  await button(page, ui.save).click();
  await expect(page.getByText(ui.needed)).toBeVisible();
  await transcript.fill('It swam. It ate.\n\nLook closely.');
  const sentences = group.getByRole('listitem');
  await expect(sentences).toHaveText(['0:00It swam.', '0:17It ate.', '0:32Look closely.']);
  await expect(button(page, t.mark({ number: 1, count: 3 }))).toBeDisabled();
  const player = group.locator('audio');
  const playFrom = (second: number) =>
    player.evaluate(async (audio: HTMLAudioElement, second) => {
      audio.currentTime = second;
      await audio.play();
    }, second);
  for (const [place, second] of [1, 10, 30].entries()) {
    await playFrom(second);
    await button(page, t.mark({ number: place + 1, count: 3 })).click();
  }
  await expect(sentences.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(button(page, t.mark({ number: 4, count: 3 }))).toHaveCount(0);
  await noSeriousViolations(page);
  await button(page, ui.save).click();
  await expect.poll(async () => (await exhibit()).recording?.transcript).toBe('It swam. It ate.\n\nLook closely.');
  const { recording } = await exhibit();
  expect(recording?.seconds).toBe(60);
  expect(recording?.marks.map((at) => Math.floor(at / 10))).toEqual([0, 1, 3]);

  // Where people stop is told in the words that they heard.
  await callPark(tellHeard, { id: ID, how: 'recording', tenth: 2 }, undefined, { 'accept-language': 'en' });
  await button(page, t.heard).click();
  const line = page.getByRole('region', { name: `${EN} · ${t.heardHow.recording}` });
  await expect(line.getByRole('listitem').nth(2)).toContainText(/20–30%[1-9]\d* stops?It ate\./);
  await noSeriousViolations(page);
  await page.goto(consoleUrl('exhibits/heard?days=7'));
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: ID, exact: true }) });
  await expect(row.getByRole('img', { name: /0, 0, [1-9]/ })).toBeVisible();
  await noSeriousViolations(page);
  await page.goto(consoleUrl('exhibits?gaps=fr'));
  await expect(row).toContainText(t.noRecording({ languages: ['简体中文', '繁體中文', 'Español', 'Français'].join(ui.comma) }));
  await page.goto(consoleUrl('exhibits?gaps=en'));
  await expect(page.locator('.sheet')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(consoleUrl(`exhibits/${ID}`));
  await english.click();

  // A language that has none where Chinese has one is a gap; here it is the other way round.
  await expect(english).toContainText('✓');
  await page.reload();
  await english.click();
  await expect(sentences).toHaveCount(3);
  await playFrom(31);
  await expect(sentences.nth(2)).toHaveAttribute('aria-current', 'true');
  await button(page, `${t.recordingRemove} · ${EN}`).click();
  await expect(group).toHaveCount(0);
  await button(page, ui.save).click();
  await expect.poll(async () => (await exhibit()).recording).toBeNull();
  expect((await resultOf(getAdminExhibit, { id: ID }, await staffToken())).audio).toEqual({});
  const gone = new URL(recording?.url ?? '', 'http://park').pathname;
  expect((await callPark({ method: 'GET', path: gone } as never, {})).extras?.error).toBe('notFound');
});
