import { answer } from './wxAnswer';

/** A page opened from Moments stands alone: WeChat refuses what leads away from it or says who looks. */
const FROM_MOMENTS = 1154;
const NOT_IN_MOMENTS = [
  'login',
  'navigateTo',
  'redirectTo',
  'reLaunch',
  'switchTab',
  'navigateBack',
  'requestPayment',
  'chooseMedia',
  'scanCode',
  'getLocation',
  'startLocationUpdate',
];

/** The calls of `wx`, some of them refused while the program shows a page from Moments. @param scene WeChat's number for where it came from */
export function inMoments(calls: Record<string, unknown>, scene: () => number): Record<string, unknown> {
  const refused = (name: string) => {
    const call = calls[name] as (options?: object) => unknown;
    return (options?: Parameters<typeof answer>[1]) => {
      if (scene() !== FROM_MOMENTS) return call(options);
      return answer(name, options, () => {
        throw new Error('can not be called in single page mode');
      });
    };
  };
  return { ...calls, ...Object.fromEntries(NOT_IN_MOMENTS.map((name) => [name, refused(name)])) };
}
