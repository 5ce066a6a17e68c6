import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Takes the pictures of staff's manual: `npm run pictures`. */
export default defineConfig({
  ...journeys,
  testMatch: 'pictures/*.picture.ts',
  use: {
    ...journeys.use,
    viewport: { width: 1100, height: 720 },
    deviceScaleFactor: 1,
    isMobile: false,
    hasTouch: false,
    timezoneId: 'Asia/Shanghai',
  },
});
