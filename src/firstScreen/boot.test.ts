import { getTabItem, removeTabItem } from '@/platform/tabStorage';

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
  localStorage.setItem('language', JSON.stringify({ data: 'en' }));
  removeTabItem('early-tap');
});

it('keeps a tap for the app, and for the page that comes after the way to WeChat', () => {
  const root = arrive(`<b class="tap">Help</b>${TABS}`);
  root.querySelectorAll<HTMLElement>('.first-screen__tab')[1]?.click();
  expect(root.dataset.tapped).toBe('2');
  expect(getTabItem('early-tap')).toBe('2 mine');
  expect(arrive(`<b class="tap">Help</b>${TABS}`).dataset.tapped).toBe('2');
});

it('does not tap something else that stands there meanwhile', () => {
  arrive(`<b class="tap">Help</b>${TABS}`).querySelector<HTMLElement>('.tap')?.click();
  expect(arrive(`<b class="tap">Tickets</b>${TABS}`).dataset.tapped).toBeUndefined();
});
