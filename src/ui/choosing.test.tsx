import { screen } from '@testing-library/dom';
import { loadLanguage } from '../i18n/language';
import { fireEvent, mount } from '../platform/testing/mount';
import { Calendar, type CalendarDay } from './Calendar';
import { CheckList } from './CheckList';
import { Choice } from './Choice';
import { Price } from './Price';
import { Stepper } from './Stepper';

beforeAll(() => loadLanguage('en'));

describe('Stepper', () => {
  const steps = (value: number, onChange = jest.fn()) => {
    mount(<Stepper value={value} max={3} onChange={onChange} label="Tickets" less="One less" more="One more" />);
    fireEvent.click(screen.getByRole('button', { name: 'One less' }));
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    return onChange.mock.calls.flat();
  };

  it.each([
    [1, [2]],
    [2, [1, 3]],
    [3, [2]],
    [5, [4]],
  ])('from %s leads to %p, never beyond its ends', (value, expected) => {
    expect(steps(value)).toEqual(expected);
  });

  it('says what is counted', () => {
    mount(<Stepper value={2} max={3} onChange={() => {}} label="Tickets" less="One less" more="One more" />);
    expect(screen.getByRole('group', { name: 'Tickets' }).textContent).toBe('2');
    expect(screen.getByRole('status', { name: 'Tickets 2' })).toBeTruthy();
  });
});

describe('Choice', () => {
  it('is one stop of the keyboard, and arrows choose among what may be chosen', () => {
    const onChange = jest.fn();
    const options = ['a', 'b', 'c'].map((value) => ({ value, label: value, disabled: value === 'b' }));
    mount(<Choice name="Who" options={options} value="a" onChange={onChange} />);
    const radios = screen.getAllByRole('radio');
    expect(radios.map((radio) => radio.getAttribute('tabindex'))).toEqual(['0', null, '-1']);
    fireEvent.keyDown(radios[0] as Element, { key: 'ArrowRight' });
    fireEvent.keyDown(radios[2] as Element, { key: 'ArrowDown' });
    expect(onChange.mock.calls).toEqual([['c'], ['a']]);
  });
});

describe('CheckList', () => {
  it('says which are chosen, and toggles by tap and by keyboard', () => {
    const onToggle = jest.fn();
    const options = [
      { value: 'a', label: 'Lin', note: 'ID 110…' },
      { value: 'b', label: 'Ma' },
    ];
    mount(<CheckList name="Visitors" options={options} values={['b']} onToggle={onToggle} />);
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.map((box) => box.getAttribute('aria-checked'))).toEqual(['false', 'true']);
    fireEvent.click(boxes[0] as Element);
    fireEvent.keyDown(boxes[1] as Element, { key: ' ' });
    expect(onToggle.mock.calls).toEqual([['a'], ['b']]);
  });

  it('keeps the button beside a choice from being the choice', () => {
    const [onToggle, onDelete] = [jest.fn(), jest.fn()];
    const side = (
      <button type="button" onClick={onDelete}>
        Delete
      </button>
    );
    mount(<CheckList name="Visitors" options={[{ value: 'a', label: 'Lin', side }]} values={[]} onToggle={onToggle} />);
    fireEvent.click(screen.getByText('Delete'));
    expect([onToggle.mock.calls.length, onDelete.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('Calendar', () => {
  const DAYS: CalendarDay[] = [
    { day: '2026-11-21', note: '12 left', state: 'few' },
    { day: '2026-11-22', note: 'closed', state: 'none' },
  ];

  it('is a list of days, each said whole with what it has', () => {
    mount(<Calendar days={DAYS} value="2026-11-22" onChange={() => {}} label="Day" />);
    expect(screen.getByRole('listbox', { name: 'Day' })).toBeTruthy();
    const labels = screen
      .getAllByRole('option')
      .map((option) => [option.getAttribute('aria-label'), option.getAttribute('aria-selected')]);
    expect(labels).toEqual([
      ['Saturday, 21 Nov, 12 left', 'false'],
      ['Sunday, 22 Nov, closed', 'true'],
    ]);
  });

  it('lets a day without anything be looked at', () => {
    const onChange = jest.fn();
    mount(<Calendar days={DAYS} value="2026-11-21" onChange={onChange} label="Day" />);
    fireEvent.click(screen.getByLabelText('Sunday, 22 Nov, closed'));
    expect(onChange).toHaveBeenCalledWith('2026-11-22');
  });
});

it('writes a price in money, and none as free', () => {
  mount(
    <>
      <Price fen={128050} />
      <Price fen={0} />
    </>,
  );
  expect(screen.getByText('¥1,280.50')).toBeTruthy();
  expect(screen.getByText('Free')).toBeTruthy();
});
