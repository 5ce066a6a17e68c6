import { expect, journey } from '../fixtures';
import { drawnRound, PEOPLE } from '../prizes';
import { Visitor } from '../visitor';

const STATUS = 'pages/prize/prize-status';

journey(
  'drawLookUp',
  'the winners appear one after another once, and at once where less motion is asked for',
  async ({ page }) => {
    const { round, draw } = await drawnRound(PEOPLE.slice(0, 1));
    const number = draw.winners[0]?.number ?? '';
    const visitor = new Visitor(page);
    await page.addInitScript(() => {
      const durations: string[] = [];
      Object.assign(window, { durations });
      addEventListener('animationstart', ({ animationName, target }) => {
        if (animationName === 'reveal' && target instanceof Element) durations.push(getComputedStyle(target).animationDuration);
      });
    });
    const durations = () => page.evaluate(() => Reflect.get(window, 'durations') as string[]);
    const winners = visitor.top.locator('.winners__one');

    await visitor.open(STATUS, { id: round.id });
    await expect.poll(durations, { message: 'a winner, then the proof' }).toEqual(['0.25s', '0.25s']);
    await expect(page.locator('.reveal'), 'it ends by itself').toHaveCount(0);

    await page.reload();
    await expect(winners).toContainText(number);
    await expect(page.locator('.reveal'), 'not a second time').toHaveCount(0, { timeout: 1 });

    await page.evaluate(() => localStorage.removeItem('prize-revealed'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(winners).toContainText(number);
    expect(await winners.evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
    await expect.poll(async () => (await durations()).length).toBeGreaterThanOrEqual(2);
    expect(new Set(await durations())).toEqual(new Set(['0s']));
  },
);
