import { words } from '../visitor';
import { expect, weappJourney } from './fixtures';

const { listen: t, readers } = words.exhibit;

weappJourney('listen', async ({ hold }) => {
  const { program, screen } = hold();
  await program.launch('/pages/exhibit/exhibit?id=14');
  await screen.sees('Rough ammonite');
  await screen.sees(readers.child);
  // A mini-program cannot speak.
  expect(screen.text()).not.toContain(t.title);
});
