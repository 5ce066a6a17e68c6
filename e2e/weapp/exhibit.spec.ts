import { CARD } from '@park/contract/card';
import { getExhibit } from '@park/contract/exhibit/calls';
import { exhibitGroup, period } from '@park/contract/texts/exhibit';
import { resultOf } from '../staff';
import { words } from '../visitor';
import { parkUrl } from '../world';
import { expect, weappJourney } from './fixtures';

const { exhibit: t, core, stamp } = words;

weappJourney('exhibit', async ({ hold }) => {
  const { phone, program, screen } = hold();
  // WeChat hands the scene of a code over percent-encoded.
  await program.launch(`/pages/exhibit/exhibit?scene=${encodeURIComponent('14.k3x9')}`);
  await screen.sees('Rough ammonite');
  await screen.sees('Trachyceras');
  await screen.sees(period.triassic.en);
  // The card has the plate as a picture that WeChat takes, whoever shares: its menu or the page's button.
  const plate = expect.stringMatching(/\/mp\/static\/pictures\/trachyceras\.png$/);
  await expect.poll(() => program.share()).toMatchObject({ imageUrl: plate });
  expect(program.shareToAll()).toMatchObject({ title: expect.stringContaining('Rough ammonite'), imageUrl: plate });
  await screen.tap(t.share);
  expect(program.sent.at(-1)).toMatchObject({ title: expect.stringContaining('Rough ammonite'), imageUrl: plate });
  const drawn = Buffer.from(await (await fetch(`${parkUrl()}/mp/static/pictures/trachyceras.png`)).arrayBuffer());
  expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)]).toEqual([CARD.width, CARD.height]);
  await screen.tap(t.readers.child);
  await screen.tap(t.keep);
  await screen.sees(t.unkeep);
  expect(phone.storage.get('exhibit-favourites')).toContain('14');

  await program.launch('/pages/exhibit/exhibits');
  await screen.sees(period.ordovician.en);
  await screen.sees('Redlichia trilobite');
  await screen.tap(exhibitGroup.plant.en);
  await screen.sees('Yima ginkgo');
  await expect.poll(() => screen.text()).not.toContain('Redlichia trilobite');
  await screen.tap(t.favourites);
  await screen.sees('Rough ammonite');
  await expect.poll(() => screen.text()).not.toContain('Yima ginkgo');
  await screen.tap(t.nearest);
  await screen.sees(stamp.noPosition);
  const { at } = await resultOf(getExhibit, { id: '1' });
  if (!at) throw new Error('the first exhibit has no place');
  phone.position = { ...at, accuracy: 9 };
  await screen.tap(core.action.retry);
  await screen.sees('10 m');
  expect(screen.text().indexOf('Redlichia trilobite')).toBeLessThan(screen.text().indexOf('Yima ginkgo'));
  await screen.type(t.number, '1');
  await screen.tap(t.open);
  await screen.isOn('pages/exhibit/exhibit');
  await screen.sees('Redlichia mansuyi');

  await program.launch('/pages/exhibit/exhibit?scene=4321');
  await screen.sees(t.unknown);
  await screen.tap(core.title.exhibits);
  await screen.isOn('pages/exhibit/exhibits');

  // What was looked at shows without a network, too.
  phone.goOffline();
  await program.launch('/pages/exhibit/exhibit?id=1');
  await screen.sees('Redlichia mansuyi');
});
