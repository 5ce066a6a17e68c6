import { getItem, setItem } from '../platform/storage';

type Appearance = typeof import('./appearance');

/** As at the app's start. */
function fresh(): Appearance {
  let loaded: Appearance | undefined;
  jest.isolateModules(() => {
    loaded = require('./appearance');
  });
  return loaded as Appearance;
}

it('follows the phone in normal size until told', () => {
  expect(fresh().getAppearance()).toEqual({ theme: 'system', textSize: 'normal' });
});

it('remembers what was chosen', () => {
  const first = fresh();
  first.setTheme('dark');
  first.setTextSize('elder');
  expect(fresh().getAppearance()).toEqual({ theme: 'dark', textSize: 'elder' });
});

it('does not trust what it does not know', () => {
  setItem('theme', 'neon');
  setItem('text-size', '400%');
  expect(getItem('theme')).toBe('neon');
  expect(fresh().getAppearance()).toEqual({ theme: 'system', textSize: 'normal' });
});

it('tells of a change once, and stays the same object between changes', () => {
  const { getAppearance, onAppearanceChange, setTheme } = fresh();
  const heard = jest.fn();
  const stop = onAppearanceChange(heard);
  setTheme('light');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(getAppearance()).toBe(getAppearance());
  stop();
  setTheme('dark');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('says a choice in classes, and the phone’s own in none', () => {
  const { appearanceClasses } = fresh();
  expect(appearanceClasses({ theme: 'system', textSize: 'normal' })).toBe('');
  expect(appearanceClasses({ theme: 'dark', textSize: 'elder' })).toBe('theme-dark elder');
});
