import { ROUTES } from '@/navigation/routes';
import { isHeldBack } from './usePageLock';

const openBefore = Object.values(ROUTES).filter((path) => !isHeldBack(path, {}));

it('holds back every page of a new park but those of need, of own data and of staff', () => {
  expect(openBefore.sort()).toEqual([
    'pages/OwnData/EraseMe',
    'pages/OwnData/OwnData',
    'pages/error/error',
    'pages/help/help',
    'pages/prize/admin-login',
    'pages/prize/prize-write-off',
  ]);
});

it('shows staff what they write', () => {
  expect(isHeldBack(ROUTES.noticeDetail, { id: 'preview-1' })).toBe(false);
  expect(isHeldBack(ROUTES.noticeDetail, { id: '1' })).toBe(true);
});
