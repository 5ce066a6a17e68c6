import { screen, waitFor } from '@testing-library/dom';
import { loadLanguage } from '../i18n/language';
import { fireEvent, mount } from '../platform/testing/mount';
import { DayStrip } from './DayStrip';

const DAYS = ['2026-11-29', '2026-11-30', '2026-12-01'];

beforeAll(() => loadLanguage('en'));

function show(onChange = jest.fn()) {
  mount(<DayStrip days={DAYS} value="2026-11-30" onChange={onChange} label="Day" />);
  return onChange;
}

it('says each day whole and which one is chosen', () => {
  show();
  const labels = screen
    .getAllByRole('option')
    .map((option) => [option.getAttribute('aria-label'), option.getAttribute('aria-selected')]);
  expect(labels).toEqual([
    ['Sunday, 29 Nov', 'false'],
    ['Monday, 30 Nov', 'true'],
    ['Tuesday, 1 Dec', 'false'],
  ]);
});

it('says a word about the days that have one', () => {
  const note = (day: string) => (day === '2026-11-30' ? 'closed' : undefined);
  mount(<DayStrip days={DAYS} value="2026-11-29" onChange={() => {}} dayNote={note} label="Day" />);
  expect(screen.getByLabelText('Monday, 30 Nov, closed').textContent).toContain('closed');
  expect(screen.getByLabelText('Sunday, 29 Nov')).toBeTruthy();
});

it('moves nothing but itself to the chosen day', async () => {
  const whole = jest.fn();
  Element.prototype.scrollIntoView = whole;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { left: this.id.endsWith('2026-11-30') ? 76 : 0 } as DOMRect;
  });
  const { container } = mount(<DayStrip days={DAYS} value="2026-12-01" onChange={() => {}} label="Day" />);
  await waitFor(() => expect(container.querySelector('.day-strip')?.scrollLeft).toBe(76));
  expect(whole).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

it('chooses by tap and by keyboard', () => {
  const onChange = show();
  const sunday = screen.getByLabelText('Sunday, 29 Nov');
  fireEvent.click(sunday);
  fireEvent.keyDown(sunday, { key: 'Enter' });
  fireEvent.keyDown(sunday, { key: 'Tab' });
  expect(onChange.mock.calls).toEqual([['2026-11-29'], ['2026-11-29']]);
});
