import Taro from '@tarojs/taro';
import { setTitle } from './title.h5';

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { setNavigationBarTitle: jest.fn() } }));

it('gives Taro no markup, for it writes titles as HTML', () => {
  setTitle('<img src=x onerror=alert(1)> & Bridge');
  expect(Taro.setNavigationBarTitle).toHaveBeenCalledWith({ title: '‹img src=x onerror=alert(1)› & Bridge' });
});
