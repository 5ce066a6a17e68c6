import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { makeWalk } from '../packs';
import { giveRecording } from '../recordings';
import { giveVoice } from '../speech';
import { words } from '../visitor';

const { walk: t, exhibit, map } = words;
const WALK = 'pages/exhibit/walk';
const EXHIBIT = 'pages/exhibit/exhibit';
const MAP = 'pages/SearchBar/SearchBar';
const id = 'deep-time';

onBoth('walk', async ({ phone }) => {
  phone.mayComplain(/Map key missing/);
  const { web, mini } = phone;
  await phone.open('pages/exhibit/exhibits');
  await phone.tap(t.walks);
  await phone.tap('Through deep time');
  await phone.isOn(WALK, { id });
  await phone.sees(t.stops({ count: 10 }));
  if (web) await expect(web.top.getByRole('img', { name: t.sketch({ name: 'Through deep time' }) })).toBeVisible();
  if (mini) {
    await phone.tap(exhibit.share);
    for (const card of [mini.program.share(), mini.program.sent.at(-1)])
      expect(card).toMatchObject({
        title: expect.stringContaining('Through deep time'),
        path: `/${WALK}?id=${id}`,
        imageUrl: expect.stringMatching(/molar\.png$/),
      });
  }

  // The way to the next stop by the park's own map, and from there by the phone's.
  await phone.tap(exhibit.way);
  await phone.isOn(MAP, { view: 'map', walk: id });
  expect(phone.param('place')).not.toBe('');
  await phone.sees(/\d+ min/);
  if (web) {
    await expect(web.top.getByRole('option', { name: 'Redlichia trilobite', selected: true })).toBeVisible();
    const card = web.top.getByRole('region', { name: map.routeTo({ name: 'Redlichia trilobite' }) });
    await expect(card).toContainText(/\d+ min/);
  }
  expect(await phone.openMap(map.wayTo({ name: 'Redlichia trilobite' }))).toContain('Redlichia trilobite');
  await phone.back();

  // The whole walk on the map: its stops by their numbers alone, and a stop leads to its page.
  if (web) await web.top.getByRole('link', { name: exhibit.onMap }).last().tap();
  else await phone.tap(exhibit.onMap);
  await phone.isOn(MAP, { view: 'map', walk: id });
  if (web) {
    await expect(web.top.getByRole('option')).toHaveCount(10);
    await expect(web.top.locator('.drawn-map .map-mark').filter({ hasText: '1' }).first()).toBeVisible();
  }
  await phone.tap(map.lookAt({ name: 'Redlichia trilobite' }));
  await phone.isOn(EXHIBIT, { id: '1', walk: id });
  await phone.sees(t.progress({ seen: 1, all: 10 }));
  await phone.back();
  await phone.back();
  await phone.isOn(WALK, { id });
  // The page names the next stop first: until it knows that one was seen, a tap on this name would meet the other.
  await phone.sees(t.progress({ seen: 1, all: 10 }));

  // A stop, then the one behind it.
  if (web) await web.button('Redlichia trilobite').last().tap();
  else await phone.tap('Redlichia trilobite');
  await phone.isOn(EXHIBIT, { id: '1', walk: id });
  await phone.sees(t.progress({ seen: 1, all: 10 }));
  if (mini) expect(mini.phone.storage.get('walk-steps')).toContain('deep-time/1');
  await phone.tap('First full-jawed fish');
  await phone.isOn(EXHIBIT, { id: '5', walk: id });
  await phone.sees(t.progress({ seen: 2, all: 10 }));

  // The code on the sign of a stop, which loads the app anew, counts, too, for who is on the walk.
  await phone.close();
  await phone.open(EXHIBIT, { scene: '24' });
  await phone.sees(t.progress({ seen: 3, all: 10 }));

  // What was seen of it shows without a network.
  await phone.open(WALK, { id });
  await phone.isOn(WALK, { id });
  await phone.sees(t.progress({ seen: 3, all: 10 }));
  await phone.goOffline();
  await phone.goTo(WALK, { id });
  await phone.sees(t.progress({ seen: 3, all: 10 }));
  await phone.sees(t.seen({ number: 1 }));
  await phone.tap('Redlichia trilobite');
  await phone.sees('Redlichia mansuyi');
  await phone.goOnline();
  await phone.open(WALK, { id });
  await phone.tap(t.again);
  await phone.sees(t.stops({ count: 10 }));
  await phone.open(WALK, { id: 'gone' });
  await phone.sees(t.unknown);
});

/** What the buttons of a browser's locked screen do: nothing but the system can press them. */
const keepButtons = () => {
  const { setActionHandler } = navigator.mediaSession;
  navigator.mediaSession.setActionHandler = (button, handler) => {
    Object.assign(window, { [`press-${button}`]: handler });
    setActionHandler.call(navigator.mediaSession, button, handler);
  };
};

onBoth('walk', 'heard stop after stop, from where one left off', async ({ phone }) => {
  const sound = () => phone.mini?.phone.sound;
  const page = phone.web?.page;
  await makeWalk('heard', '7', '8');
  // A browser plays what it is given; the other target lets the time go by.
  await giveRecording('24', page ? 1 : 60, []);
  await giveRecording('7', 60, []);
  await page?.addInitScript(keepButtons);
  const speech = page && (await giveVoice(page, 'en-GB'));
  const plays = (title: string | undefined) =>
    expect
      .poll(() => (page ? page.evaluate(() => navigator.mediaSession.metadata?.title) : sound()?.isPlaying && sound()?.title))
      .toBe(title);
  await phone.open(WALK, { id: 'heard' });
  await phone.sees(t.stopOf({ number: 1, all: 3 }));
  await phone.tap(t.start);
  if (!page) {
    await plays('Eastern stegodon');
    sound()?.end();
  }
  // The next one follows, and the first was seen.
  await phone.sees(t.stopOf({ number: 2, all: 3 }));
  await plays('Spindle foraminifer');
  await phone.sees(t.progress({ seen: 1, all: 3 }));
  // Left out by the buttons of the locked screen; the last one is read by the phone's voice, where it has one.
  if (page) await page.evaluate(() => (window as unknown as Record<string, () => void>)['press-nexttrack']?.());
  else sound()?.next();
  await phone.sees(t.stopOf({ number: 3, all: 3 }));
  if (speech) {
    await expect.poll(speech.isSpeaking).toBe(true);
    await phone.tap(exhibit.listen.pause);
    await expect.poll(speech.isSpeaking).toBe(false);
  } else expect(sound()?.isPlaying).toBe(false);

  await phone.reload();
  await phone.sees(t.stopOf({ number: 3, all: 3 }));
  await phone.tap(t.goOn);
  if (!speech) return phone.isOn(EXHIBIT, { id: '8', walk: 'heard' });
  await expect.poll(speech.isSpeaking).toBe(true);
  await phone.tap(t.previous);
  await phone.sees(t.stopOf({ number: 2, all: 3 }));
  await plays('Spindle foraminifer');
  await expect.poll(speech.isSpeaking).toBe(false);
  // Whoever opens the stop's own page hears nothing of the next one over it.
  await phone.tap(/Spindle foraminifer/);
  await phone.isOn(EXHIBIT, { id: '7', walk: 'heard' });
  await plays(undefined);
  await phone.sees(t.next);
  await phone.back();
  await phone.sees(t.stopOf({ number: 3, all: 3 }));
  expect(await speech.isSpeaking()).toBe(false);
});
