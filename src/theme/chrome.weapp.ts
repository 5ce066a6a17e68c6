import Taro from '@tarojs/taro';
import colours from '../theme.json';

/** Whether WeChat's parts wear what the visitor chose; until then they follow `theme.json` by themselves. */
let isPainted = false;
let chosen: 'system' | 'light' | 'dark' = 'system';

/**
 * Gives WeChat's own parts (tab bar, status bar, what shows behind a page that is pulled down) the visitor's theme. All but the tab
 * bar belong to the page in front, so each page asks when it shows.
 */
export function paintChrome(theme: 'system' | 'light' | 'dark'): void {
  chosen = theme;
  if (theme === 'system' && !isPainted) return;
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
    selectedColor: tabSelected,
    backgroundColor: tabBackground,
    borderStyle: tabBorder as 'black' | 'white',
  }).catch(refused);
  const frontColor = barText === 'white' ? '#ffffff' : '#000000';
  Taro.setNavigationBarColor({ frontColor, backgroundColor: page }).catch(refused);
  Taro.setBackgroundColor({ backgroundColor: page, backgroundColorTop: page, backgroundColorBottom: page }).catch(refused);
  Taro.setBackgroundTextStyle({ textStyle: pullText as 'dark' | 'light' }).catch(refused);
}
