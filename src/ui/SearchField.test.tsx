import { screen } from '@testing-library/dom';
import { loadLanguage } from '../i18n/language';
import { fireEvent, mount } from '../platform/testing/mount';
import { SearchField } from './SearchField';

beforeAll(() => loadLanguage('en'));

function show(value: string) {
  const [onChange, onSearch] = [jest.fn(), jest.fn()];
  const words = { label: 'Look for', action: 'Search', clearLabel: 'Clear' };
  const { container } = mount(<SearchField {...words} value={value} maxLength={40} onChange={onChange} onSearch={onSearch} />);
  const input = container.querySelector('taro-input-core') as HTMLInputElement & { nativeProps: Record<string, string> };
  return { container, input, onChange, onSearch };
}

it('names the input that is typed into, and leaves its colour to the theme', () => {
  const { input } = show('fossil');
  expect(screen.getByRole('search')).toBeTruthy();
  expect(input.nativeProps['aria-label']).toBe('Look for');
  expect(input.style.color).toBe('');
});

it('hands on what is typed, and searches by the phone’s key and by the button', () => {
  const { input, onChange, onSearch } = show('');
  fireEvent(input, new CustomEvent('input', { detail: { value: 'amber' } }));
  expect(onChange).toHaveBeenLastCalledWith('amber', expect.anything());
  fireEvent(input, new CustomEvent('confirm', { detail: { value: 'amber' } }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Search' }), { key: 'Enter' });
  expect(onSearch).toHaveBeenCalledTimes(2);
});

it('is cleared by a button with a name and a key, there while something is written', () => {
  expect(show('').container.textContent).not.toContain('Clear');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  const { onChange } = show('amber');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Clear' }), { key: ' ' });
  expect(onChange.mock.calls).toEqual([[''], ['']]);
  // NutUI's own, named in Chinese.
  expect(screen.queryByRole('button', { name: '清除' })).toBeNull();
  expect(getComputedStyle(screen.getAllByLabelText('清除').at(-1) as Element).visibility).toBe('hidden');
});
