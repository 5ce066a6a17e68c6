import { dateSpan, narrowed } from '@park/contract/dateSpan';
import { screen } from '@testing-library/dom';
import { useState } from 'react';
import { loadLanguage } from '../i18n/language';
import { fireEvent, mount } from '../platform/testing/mount';
import { DateField } from './DateField';

beforeAll(() => loadLanguage('en'));

const field = () => screen.getByLabelText('When did you lose it?') as HTMLInputElement;

function Form({ heard }: { heard: string[] }) {
  const [day, setDay] = useState('2026-11-20');
  return (
    <>
      <DateField
        label="When did you lose it?"
        value={day}
        onChange={(next) => {
          heard.push(next);
          setDay(next);
        }}
        required
      />
      <button type="button" onClick={() => setDay('')}>
        reset
      </button>
    </>
  );
}

it('reaches 150 years either side of the park’s year', () => {
  // Already the new year in the park, not yet in London.
  expect(dateSpan(Date.parse('2026-12-31T16:30:00Z'))).toEqual({ first: '1877-01-01', last: '2177-12-31' });
});

it('is narrowed by a form, never widened', () => {
  const span = { first: '1876-01-01', last: '2176-12-31' };
  expect(narrowed(span, '2026-11-01', '2026-11-21')).toEqual({ first: '2026-11-01', last: '2026-11-21' });
  expect(narrowed(span, '1500-01-01', '3000-01-01')).toEqual(span);
  expect(narrowed(span)).toEqual(span);
});

it('offers the span, and says which day was chosen in the app’s language', () => {
  mount(<Form heard={[]} />);
  const { first, last } = dateSpan(Date.now());
  expect([field().min, field().max]).toEqual([first, last]);
  expect(field().getAttribute('aria-required')).toBe('true');
  expect(screen.getByText('20 Nov 2026')).toBeTruthy();
});

it('takes no half-typed year for a day, and lets it be finished', () => {
  const heard: string[] = [];
  mount(<Form heard={heard} />);
  for (const value of ['0002-11-21', '0202-11-21', '2025-11-21']) fireEvent.change(field(), { target: { value } });
  expect(heard).toEqual(['', '', '2025-11-21']);
  expect(field().value).toBe('2025-11-21');
  expect(screen.getByText('21 Nov 2025')).toBeTruthy();
});

it('is emptied with its form', () => {
  mount(<Form heard={[]} />);
  fireEvent.click(screen.getByText('reset'));
  expect(field().value).toBe('');
  expect(screen.getByText('Choose a date')).toBeTruthy();
});
