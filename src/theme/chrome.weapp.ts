import Taro from '@tarojs/taro';
import type { CSSProperties } from 'react';
import { colourTabBar } from '../platform/tabBar';
import colours from '../theme.json';

/** As `useBrand` makes it. */
type Brand = Partial<Record<'--brand' | '--brand-dark', string>>;

/** Whether WeChat's parts wear what the visitor or the park chose; until then they follow `theme.json` by themselves. */
let isPainted = false;
let chosen: 'system' | 'light' | 'dark' = 'system';
let own: Brand | undefined;

/**
 * Gives WeChat's own parts (tab bar, status bar, what shows behind a page that is pulled down) the visitor's theme and the park's
 * colour. All but the tab bar belong to the page in front, so each page asks when it shows; WeChat refuses the bar while no tab page does.
 */
export function paintChrome(theme: 'system' | 'light' | 'dark', brand: CSSProperties | undefined): void {
  chosen = theme;
  own = brand as Brand | undefined;
  if (theme === 'system' && !own && !isPainted) return;
  // WeChat gives its parts the phone's colours again whenever the phone changes.
  if (!isPainted) Taro.onThemeChange(({ theme: phones }) => paint(chosen === 'system' ? phones : chosen));
  isPainted = true;
  paint(theme === 'system' ? Taro.getAppBaseInfo().theme : theme);
}

function paint(theme: string | undefined): void {
  const { tabColor, tabSelected, tabBackground, tabBorder, barText, page, pullText } =
    theme === 'dark' ? colours.dark : colours.light;
  const refused = () => {
    // It has no tab bar, or WeChat does without; the page itself has its colours.
  };
  Taro.setTabBarStyle({
    color: tabColor,
    selectedColor: own?.[theme === 'dark' ? '--brand-dark' : '--brand'] ?? tabSelected,
    backgroundColor: tabBackground,
    borderStyle: tabBorder as 'black' | 'white',
  }).catch(refused);
  colourTabBar(own !== undefined);
  const frontColor = barText === 'white' ? '#ffffff' : '#000000';
  Taro.setNavigationBarColor({ frontColor, backgroundColor: page }).catch(refused);
  Taro.setBackgroundColor({ backgroundColor: page, backgroundColorTop: page, backgroundColorBottom: page }).catch(refused);
  Taro.setBackgroundTextStyle({ textStyle: pullText as 'dark' | 'light' }).catch(refused);
}
