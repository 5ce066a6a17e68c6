import { STRATA } from '../../theme/pictureColours';
import { strataBands } from './strataBands';
import { svgUri } from './svgUri';

/**
 * The head of the home pages: six bands over a clear half where words stand. The tints let the page's own colour through,
 * so one drawing serves light and dark.
 */
export const STRATA_URI = svgUri(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 375 200" preserveAspectRatio="none">${strataBands(375, 200, [
    [104, 30, STRATA[0]],
    [120, -26, STRATA[1]],
    [136, 22, STRATA[2]],
    [152, -18, STRATA[3]],
    [168, 16, STRATA[4]],
    [184, -10, STRATA[5]],
  ])}</svg>`,
);
