import { playsOf, withPlays } from '../exhibitPlays';
import { giveRecording, SENTENCES } from '../recordings';
import { SAMPLE } from '../sample';
import { words } from '../visitor';
import { expect, weappJourney } from './fixtures';

const { listen: t, readers } = words.exhibit;

weappJourney('listen', async ({ hold }) => {
  const { program, screen } = hold();
  await program.launch('/pages/exhibit/exhibit?id=14');
  await screen.sees('Rough ammonite');
  await screen.sees(readers.child);
  // A mini-program cannot speak.
  expect(screen.text()).not.toContain(t.play);
});

weappJourney('listen', 'to a recording, while the screen is locked, too', async ({ hold, again }) => {
  await giveRecording('19', 60, [0, 10, 20, 30, 40]);
  const holder = hold();
  const { phone, program, screen } = holder;
  // The locked screen says who the park is, which the home has asked.
  await program.launch('/pages/IndexCenter/IndexCenter');
  await screen.sees(SAMPLE.name.en ?? '');
  await program.openOver('/pages/exhibit/exhibit?id=19');
  await screen.sees('0:00 / 1:00');
  expect(
    phone.requests.some((line) => line.includes('/recording/')),
    'nothing is loaded before the tap',
  ).toBe(false);
  const isNow = (at: number) => expect.poll(() => screen.textOfClass('story__sentence--now')).toBe(SENTENCES[at]?.trim());
  await screen.tap(t.play);
  await expect.poll(() => phone.sound?.isPlaying).toBe(true);
  await isNow(0);
  expect(phone.sound).toMatchObject({ singer: SAMPLE.name.en, at: 0, rate: 1 });
  phone.sound?.listen(12);
  await screen.sees('0:12 / 1:00');
  await isNow(1);
  program.leave();
  expect(phone.sound?.isPlaying).toBe(true);
  phone.sound?.listen(20);
  program.comeBack();
  await screen.sees('0:32 / 1:00');
  await isNow(3);
  await screen.tap(t.backBy({ seconds: 15 }));
  await isNow(1);
  await screen.tap(t.speed({ speed: 1 }));
  expect(phone.sound).toMatchObject({ at: 17, rate: 1.25 });
  await screen.tap(SENTENCES[4] ?? '');
  await isNow(4);
  phone.sound?.listen(4);
  await screen.sees('0:45 / 1:00');

  // Closed in WeChat's own bar, and opened again another day.
  phone.sound?.close();
  await screen.sees('0:45 / 1:00');
  const later = again(holder);
  await later.program.launch('/pages/exhibit/exhibit?id=19');
  await later.screen.sees('0:45 / 1:00');
  await later.screen.tap(t.play);
  await expect.poll(() => phone.sound).toMatchObject({ isPlaying: true, at: 45, rate: 1.25 });
  const playsBefore = await playsOf('19', 'recording');
  phone.sound?.listen(4);
  await later.screen.sees('0:50 / 1:00');
  await later.program.openOver('/pages/exhibit/exhibits');
  await expect.poll(() => phone.sound?.isPlaying).toBe(false);
  await expect.poll(() => playsOf('19', 'recording')).toEqual(withPlays(playsBefore, 8));
});

weappJourney('listen', 'not without a network, which is told', async ({ hold }) => {
  await giveRecording('20', 60, []);
  const { phone, program, screen } = hold();
  await program.launch('/pages/exhibit/exhibit?id=20');
  await screen.sees('0:00 / 1:00');
  phone.goOffline();
  await screen.tap(t.play);
  await expect.poll(() => phone.toasts.map(({ title }) => title)).toContain(t.notLoaded);
  phone.goOnline();
  await screen.tap(t.play);
  await expect.poll(() => phone.sound?.isPlaying).toBe(true);
});
