import { loadLanguage } from '@/i18n/language';
import { mount } from '@/platform/testing/mount';
import { PlateCaption } from './PlateCaption';

beforeAll(() => loadLanguage('en'));

it('says in text what the plate says in its own small letters, and of what is no plate only that it is drawn', () => {
  const drawn = 'The picture is a drawing of a fossil of its kind';
  const textsOf = (motif: Parameters<typeof PlateCaption>[0]['motif']) =>
    [...(mount(<PlateCaption motif={motif} />).container.firstElementChild?.children ?? [])].map((line) => line.textContent);
  expect(textsOf('trilobite')).toEqual(['Redlichia mansuyi · Scale bar: 1 cm', drawn]);
  expect(textsOf('crinoid')).toEqual(['Traumatocrinus · Scale bar: 10 cm · stems shortened', drawn]);
  expect(textsOf('section')).toEqual(['Є – J', drawn]);
  expect(textsOf('museum')).toEqual([drawn]);
});
