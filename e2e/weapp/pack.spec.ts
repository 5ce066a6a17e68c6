import { getMap } from '@park/contract/map/calls';
import { makeWalk, openOtherPark } from '../packs';
import { giveRecording, megabytes, takeRecording } from '../recordings';
import { words } from '../visitor';
import { expect, weappJourney } from './fixtures';

const { pack: t, walk, exhibit, map } = words;
const FILE = '/api/packWechat/file/';
const PAGE = '/pages/exhibit/walk?id=pack-weapp';
const here = /On this phone, also without a network/;

weappJourney('pack', async ({ hold, again, park }) => {
  const walkOfOurs = await makeWalk('pack-weapp', '8');
  const first = hold();
  const { phone, program, screen } = first;
  const { route } = phone;
  await program.launch(PAGE);
  await screen.sees(/Words and pictures without a network, \d+\.\d/);

  // A phone without room says how much is missing.
  phone.fileRoom = 20_000;
  await screen.tap(t.take);
  await screen.sees(/Not enough space: \d+\.\d/);
  phone.fileRoom = 200 * 1024 * 1024;

  // What is not as the park signed it is refused, and nothing of it is used.
  phone.route = (url) => {
    const found = route(url);
    if (url.pathname.startsWith(FILE) && url.searchParams.get('of') === getMap.path) found.pathname = getMap.path;
    return found;
  };
  await screen.tap(t.goOn);
  await screen.sees(t.trouble.forged);
  // Nor is a list that another park signed and publishes the key of.
  const other = await openOtherPark(park, 'pack-weapp');
  phone.route = (url) => {
    const found = route(url);
    if (/getPack(Manifest|Keys)$/.test(url.pathname)) found.host = other.host;
    return found;
  };
  await screen.tap(t.goOn);
  await screen.sees(t.trouble.forged);
  phone.route = route;
  await other.stop();
  await screen.tap(t.goOn);
  await screen.sees(here);

  // Without a network the program that is opened anew has the walk, its exhibits, which nobody had opened, and their pictures.
  phone.goOffline();
  const later = again(first);
  await later.program.launch(PAGE);
  await later.screen.sees('As it was written first.');
  await later.screen.tap(exhibit.onMap);
  await later.screen.isOn('pages/SearchBar/SearchBar');
  await later.screen.tap(map.routeTo({ name: 'Eastern stegodon' }));
  await later.screen.sees(/\d+ min/);
  await later.program.launch(PAGE);
  await later.screen.tap('Eastern stegodon');
  await later.screen.isOn('pages/exhibit/exhibit');
  await later.screen.sees('Stegodon orientalis');
  await later.screen.sees(walk.progress({ seen: 1, all: 2 }));
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

  // What the phone lost is said, and fetched again.
  const drawing = [...phone.files.keys()].find((name) => name.endsWith('.svg')) ?? '';
  phone.files.delete(drawing);
  const looking = again(last);
  await looking.program.launch(PAGE);
  await looking.screen.sees(/The phone has cleared \d/);
  await looking.screen.tap(t.goOn);
  await looking.screen.sees(here);
  expect(phone.files.has(drawing)).toBe(true);

  // A guide has told one of its exhibits since. It comes by itself, where it is wanted; another in its place does not.
  const { size } = await giveRecording('8', 60, []);
  const choice = t.recordings({ size: megabytes(size) });
  const wanting = again(last);
  await wanting.program.launch(PAGE);
  await wanting.screen.sees(choice);
  phone.route = (url) => {
    const found = route(url);
    if (url.pathname.includes('/recording/')) found.pathname = getMap.path;
    return found;
  };
  await wanting.screen.tap(choice);
  await wanting.screen.sees(t.trouble.forged);
  phone.route = route;
  phone.requests.length = 0;
  await wanting.screen.tap(t.goOn);
  await wanting.screen.sees(here);
  expect(phone.requests.filter((request) => /\/(recording|file)\//.test(request))).toEqual([
    expect.stringMatching(/\/api\/sysFile\/recording\/[\w-]+\.mp3$/),
  ]);

  // It is heard without a network, by the player that plays files; that one is silent while the mini-program is behind.
  phone.goOffline();
  const hearing = again(wanting);
  await hearing.program.launch('/pages/exhibit/exhibit?id=8');
  await hearing.screen.sees('0:00 / 1:00');
  await hearing.screen.tap(exhibit.listen.play);
  await expect.poll(() => phone.sound).toMatchObject({ isPlaying: true, isInner: true, at: 0 });
  phone.sound?.listen(12);
  await hearing.screen.sees('0:12 / 1:00');
  hearing.program.leave();
  expect(phone.sound?.isPlaying).toBe(false);
  hearing.program.comeBack();
  await hearing.screen.tap(exhibit.listen.play);
  await expect.poll(() => phone.sound).toMatchObject({ isPlaying: true, at: 12 });

  // It is let go of alone, and all of it with one tap.
  const recordings = () => [...phone.files.keys()].filter((name) => name.endsWith('.mp3'));
  expect(recordings()).toHaveLength(1);
  await hearing.program.launch(PAGE);
  await hearing.screen.tap(choice);
  await expect.poll(recordings).toEqual([]);
  phone.goOnline();
  expect(phone.files.size).toBeGreaterThan(4);
  await hearing.screen.tap(t.remove);
  await hearing.screen.sees(t.take);
  expect([...phone.files.keys()]).toEqual([]);
  await takeRecording('8');
  await walkOfOurs.remove();
});
