import { getMap } from '@park/contract/map/calls';
import { makeWalk } from '../packs';
import { words } from '../visitor';
import { expect, weappJourney } from './fixtures';

const { pack: t, walk, exhibit, map } = words;
const FILE = '/api/packWechat/file/';
const PAGE = '/pages/exhibit/walk?id=pack-weapp';
const here = /On this phone, also without a network/;

weappJourney('pack', async ({ hold, again }) => {
  const walkOfOurs = await makeWalk('pack-weapp');
  const first = hold();
  const { phone, program, screen } = first;
  const { route } = phone;
  await program.launch(PAGE);
  await screen.sees(/Words and pictures without a network, \d+\.\d/);

  // A phone without room says how much is missing.
  phone.fileRoom = 20_000;
  await screen.tap(t.take);
  await screen.sees(/The phone lacks \d+\.\d/);
  phone.fileRoom = 200 * 1024 * 1024;

  // What is not as the park signed it is refused, and nothing of it is used.
  phone.route = (url) => {
    const found = route(url);
    if (url.pathname.startsWith(FILE) && url.searchParams.get('of') === getMap.path) found.pathname = getMap.path;
    return found;
  };
  await screen.tap(t.goOn);
  await screen.sees(t.trouble.forged());
  phone.route = route;
  await screen.tap(t.goOn);
  await screen.sees(here);

  // Without a network the program that is opened anew has the walk, its exhibits, which nobody had opened, and their pictures.
  phone.goOffline();
  const later = again(first);
  await later.program.launch(PAGE);
  await later.screen.sees('As it was written first.');
  await later.screen.tap(exhibit.onMap);
  await later.screen.isOn('pages/SearchBar/SearchBar');
  await later.screen.tap(map.routeTo('Eastern stegodon'));
  await later.screen.sees(/\d+ min/);
  await later.program.launch(PAGE);
  await later.screen.tap('Eastern stegodon');
  await later.screen.isOn('pages/exhibit/exhibit');
  await later.screen.sees('Stegodon orientalis');
  await later.screen.sees(walk.progress(1, 2));
  await later.screen.pictureFails('/molar.svg');
  await expect
    .poll(() => later.screen.pictures())
    .toContainEqual(expect.stringMatching(/^wxfile:\/\/usr\/packs\/[0-9a-f]{64}\.svg$/));
  phone.goOnline();

  // Staff rewrite it: what changed is fetched, and the rest is not.
  await walkOfOurs.rewrite('As it was written later.');
  const last = again(later);
  await last.program.launch(PAGE);
  await last.screen.sees(/The park has changed something since/);
  phone.requests.length = 0;
  await last.screen.tap(t.update);
  await last.screen.sees(here);
  expect(phone.requests.filter((request) => request.includes(FILE))).toHaveLength(1);

  // Gone with one tap.
  expect(phone.files.size).toBeGreaterThan(4);
  await last.screen.tap(t.remove);
  await last.screen.sees(t.take);
  expect([...phone.files.keys()]).toEqual([]);
  await walkOfOurs.remove();
});
