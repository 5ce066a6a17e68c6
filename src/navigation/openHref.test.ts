import { openLink } from '@/platform/openLink';
import { phoneCall } from '@/platform/phoneCall';
import { router } from '@/platform/router';
import { openHref } from './openHref';
import { ROUTES } from './routes';

jest.mock('@/platform/openLink', () => ({ openLink: jest.fn(async () => 'copied') }));
jest.mock('@/platform/phoneCall', () => ({ phoneCall: jest.fn(async () => Promise.reject(new Error('turned back'))) }));
jest.mock('@/platform/router', () => ({ router: { navigateTo: jest.fn(async () => {}), switchTab: jest.fn(async () => {}) } }));
jest.mock('@/platform/pageStack', () => ({ pageStack: () => [{}], currentUrl: () => '' }));

beforeEach(() => jest.clearAllMocks());

it('opens pages of the app in the app', async () => {
  expect(await openHref(`/${ROUTES.ticketDetail}?id=adult`)).toBe('opened');
  expect(router.navigateTo).toHaveBeenCalledWith(`/${ROUTES.ticketDetail}?id=adult`);
  await openHref(`/${ROUTES.home}`);
  expect(router.switchTab).toHaveBeenCalledWith(`/${ROUTES.home}`);
});

it('says it when the page is no more', async () => {
  await openHref('/pages/gone/gone');
  expect(router.navigateTo).toHaveBeenCalledWith(`/${ROUTES.error}?kind=notFound&from=%2Fpages%2Fgone%2Fgone`);
});

it('hands numbers to the dialler, and takes no for an answer', async () => {
  expect(await openHref('tel:110')).toBe('opened');
  expect(phoneCall).toHaveBeenCalledWith('110');
});

it('leaves the web to the phone, and tells when the link was only copied', async () => {
  expect(await openHref('https://museum.example/')).toBe('copied');
  expect(openLink).toHaveBeenCalledWith('https://museum.example/');
});
