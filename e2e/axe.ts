import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Until nothing fades or moves but what does so for ever. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity),
  );
}

/**
 * What axe finds in the named parts of a page (by default all of it) that a screen reader, a keyboard or an eye would stumble over badly,
 * once nothing moves: it cannot tell the contrast of what fades, as a button does when it was tapped.
 */
export async function seriousViolations(page: Page, ...parts: string[]): Promise<string[]> {
  for (const part of parts) await page.locator(part).first().waitFor({ state: 'attached' });
  await untilStill(page);
  // What it found right it need not tell; and a second page of its own is for frames of other sites.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await parts.reduce((all, part) => all.include(part), axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`);
}
