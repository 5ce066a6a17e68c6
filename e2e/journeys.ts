/**
 * Every journey, by name, and the targets it is for: `journeys/` tells it in Chromium, `weapp/` on the built mini-program. A
 * test holds this table against both, so a journey that exists on one target only is visible here.
 */
export interface Journey {
  title: string;
  h5: boolean;
  weapp: boolean;
}

const both = (title: string): Journey => ({ title, h5: true, weapp: true });
const h5 = (title: string): Journey => ({ title, h5: true, weapp: false });

export const JOURNEYS = {
  reserve: both('a newcomer signs in without noticing, registers, is approved, reserves and cancels'),
  deepLink: both('a deep link survives the sign-in'),
  reload: h5('a reload keeps the page and what it was given'),
  missingPage: both('a missing page says so and leads home'),
  navigationRules: both('the six navigation rules hold'),
  slowPage: h5('a slow page shows loading after 200 ms'),
  failedPage: h5('a page that does not come asks for a tap, and the tap opens it'),
  signInFails: both('a sign-in that keeps failing ends on the error page, whose retry works'),
  revokedToken: both('a storm of 401 signs in once and stays on the page'),
  errorCatalogue: both('every failure of a call is told as specified'),
  tabBar: both('the tab bar has its measures and opens its four pages'),
  widths: h5('the app fits 320, 375 and 960 px'),
  languages: both('the app speaks five languages'),
  settings: both('the language changes at once in the settings'),
  prizePages: both('prize pages run no login'),
} as const satisfies Record<string, Journey>;

export type JourneyName = keyof typeof JOURNEYS;
