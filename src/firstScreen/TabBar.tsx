import { useT } from '@/i18n/useT';
import anchor from '../static/tab/anchor.svg';
import center from '../static/tab/center-on.svg';
import live from '../static/tab/live.svg';
import mine from '../static/tab/mine.svg';
import '@/platform/firstScreen.h5.scss';

/** The bar that Taro will draw, with home chosen. */
export function TabBar() {
  const { tab } = useT().core;
  const items = [
    [center, tab.center, tab.centerName],
    [mine, tab.mine, tab.mineName],
    [live, tab.live, tab.liveName],
    [anchor, tab.anchor, tab.anchorName],
  ] as const;
  return (
    <div className="first-screen__bar">
      {items.map(([icon, text, name]) => (
        // biome-ignore lint/a11y/useSemanticElements: as Taro's own bar is told to a screen reader
        // biome-ignore lint/a11y/useFocusableInteractive: it cannot be used before the app is there
        <div
          key={name}
          className="first-screen__tab"
          role="link"
          aria-label={name}
          {...(icon === center ? { 'aria-current': 'page' } : {})}
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own, which as a picture would be one more to load */}
          <span dangerouslySetInnerHTML={{ __html: icon }} />
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}
