import { getMiniCode } from '@park/contract/miniCode/calls';
import { getWalks } from '@park/contract/walk/calls';
import { resultOf, staffToken } from '../staff';
import { scan } from '../tickets';
import { words } from '../visitor';
import { expect, weappJourney } from './fixtures';

/** WeChat's number for an entrance: a mini-program's own code was scanned. */
const BY_CODE = 1047;

weappJourney(
  'sceneCode',
  'opens an exhibit and a walk by the codes that WeChat drew for their signs',
  async ({ hold, page }) => {
    // Others come and go while other journeys run.
    const walk = (await resultOf(getWalks, {})).find(({ id }) => id === 'deep-time');
    if (!walk) throw new Error('the park has no such walk');
    for (const [to, id, path] of [
      ['exhibit', '14', 'pages/exhibit/exhibit'],
      ['walk', walk.id, 'pages/exhibit/walk'],
    ] as const) {
      const { program, screen } = hold();
      const { picture } = await resultOf(getMiniCode, { to, id }, await staffToken());
      await program.launch(`/${await scan(page, picture)}`, BY_CODE);
      await screen.isOn(path);
      expect(program.top.options.id).toMatch(to === 'walk' ? walk.id : /^14\.[\w-]{8}$/);
      await screen.sees(to === 'walk' ? walk.name : words.stamp.collected);
    }
  },
);
