import { earlyTap, tappedIn } from '@/platform/earlyTap';
import { removeTabItem } from '@/platform/tabStorage';

jest.mock('@tarojs/taro', () => jest.requireActual('./stubs/taroStorage'));

const TABS = '<a class="first-screen__tab">home</a><a class="first-screen__tab">mine</a>';

/** The page as it arrives: the script stands before the home. @returns the first screen, whole */
function arrive(home: string): HTMLElement {
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<div id="first-screen"></div>';
  jest.isolateModules(() => void require('./boot'));
  const root = document.getElementById('first-screen') as HTMLElement;
  root.innerHTML = home;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return root;
}

beforeEach(() => {
  // Known here: newcomers leave for WeChat.
  localStorage.setItem('access-token', JSON.stringify({ data: 'token' }));
  // Not in jsdom.
  performance.getEntriesByName = () => [];
  localStorage.setItem('language', JSON.stringify({ data: 'en' }));
  removeTabItem('early-tap');
});

it('keeps a tap for the app, and for the page that comes after the way to WeChat', () => {
  const root = arrive(`<b class="tap">Help</b>${TABS}`);
  root.querySelectorAll<HTMLElement>('.first-screen__tab')[1]?.click();
  expect(root.dataset.tapped).toMatch(/^\d+ 0 mine$/);
  expect(arrive(TABS).dataset.tapped).toMatch(/ 0 mine$/);
});

describe('what was tapped early', () => {
  const all = (...names: [text: string, label?: string][]) =>
    names.map(([textContent, label]) => {
      const one = Object.assign(document.createElement('b'), { textContent });
      if (label) one.setAttribute('aria-label', label);
      return one;
    });

  it('is found where there is more to tap meanwhile, and is the same one of several', () => {
    const before = all(['All', 'All tickets'], ['More'], ['More']);
    const now = all(['Museum'], ['All', 'All notices'], ['All', 'All tickets'], ['More'], ['More']);
    const again = (index: number) => tappedIn(earlyTap(before[index] as Element, before), now);
    expect([again(0), again(1), again(2)]).toEqual([now[2], now[3], now[4]]);
  });

  it('is not something else that stands there meanwhile, nor a tap of long ago', () => {
    const [help, ...tabs] = all(['Help'], ['home']);
    const tap = earlyTap(help as Element, [help as Element]);
    expect(tappedIn(tap, tabs)).toBeUndefined();
    expect(tappedIn('', [help as Element])).toBeUndefined();
    expect(tappedIn(tap, [help as Element])).toBe(help);
    jest.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 601_000);
    expect(tappedIn(tap, [help as Element])).toBeUndefined();
  });
});

describe('a card that the phone has kept', () => {
  const CARD = `<div class="today"><p class="text-title">Tickets left</p><div class="today__body"><i>12 left</i></div><b class="tap"><i class="button__text">Book</i></b></div>`;
  const keep = (lang: string, until: number) => {
    const card = { title: 'Your ticket', lines: [['tag', '<b>']], action: 'Show' };
    localStorage.setItem('today-card', JSON.stringify({ data: JSON.stringify({ lang, ahead: [{ until, card }] }) }));
  };

  it('stands in the place of everybody’s until its moment, as text', () => {
    keep('en', Date.now() + 1000);
    const root = arrive(CARD);
    expect(root.textContent).toBe('Your ticket<b>Show');
    expect(root.querySelector('.today__body')?.innerHTML).toBe('<div class="tag">&lt;b&gt;</div>');
    expect(root.className).toContain('first-screen--filled');
  });

  it.each([
    ['its moment is over', 'en', -1],
    ['it is in another language', 'fr', 1000],
  ])('does not when %s', (_, lang, left) => {
    keep(lang, Date.now() + left);
    const root = arrive(CARD);
    expect(root.textContent).toBe('Tickets left12 leftBook');
    expect(root.className).not.toContain('fill');
  });
});
