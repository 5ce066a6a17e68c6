import { isDeepStrictEqual } from 'node:util';
import { expect, type Locator } from '@playwright/test';

/** Where something lies once it has come and stands still, px. What is drawn anew has no place for a moment. */
export async function boxOf(locator: Locator) {
  let box = { x: 0, y: 0, width: 0, height: 0 };
  await expect
    .poll(
      async () => {
        const before = box;
        box = (await locator.boundingBox()) ?? { ...before, width: 0 };
        return box.width > 0 && isDeepStrictEqual(before, box);
      },
      { intervals: [50] },
    )
    .toBe(true);
  return box;
}
