import { help as t } from '../../console/src/i18n/messages/en/help';
import { openAs } from './accounts';
import { consoleUrl, expect, firstHeading, test } from './fixtures';

test('sound is a choice that is kept, and a browser that keeps it silent is told of', async ({ page, context }) => {
  await openAs(page, 'help', 'helpDesk');
  const tab = await context.newPage();
  // Browsers made for tests let any page sound; this one begins as those on desks do until the page is touched.
  await tab.addInitScript(() => {
    const Sound = window.AudioContext;
    window.AudioContext = class extends Sound {
      constructor() {
        super();
        void this.suspend();
      }
    };
  });
  await tab.goto(consoleUrl('help'));
  await expect(firstHeading(tab)).toHaveText(t.title);
  await tab.getByRole('button', { name: t.sound.allow }).click();
  await expect(tab.getByRole('button', { name: t.sound.allow })).toHaveCount(0);
  await tab.getByRole('switch', { name: t.sound.label }).click();
  await expect(page.getByRole('switch', { name: t.sound.label }), 'heard in the other tab').not.toBeChecked();
  await tab.reload();
  await expect(tab.getByRole('switch', { name: t.sound.label })).not.toBeChecked();
  await expect(tab.getByRole('button', { name: t.sound.allow })).toHaveCount(0);
});
