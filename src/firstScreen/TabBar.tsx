import { useParts } from '@/api/usePark';
import { useT } from '@/i18n/useT';
import { tabLabels } from '@/navigation/tabLabels';
import anchor from '../static/tab/anchor.svg';
import center from '../static/tab/center-on.svg';
import explore from '../static/tab/explore.svg';
import live from '../static/tab/live.svg';
import mine from '../static/tab/mine.svg';
import services from '../static/tab/services.svg';
import '@/platform/firstScreen.h5.scss';

const ICONS = { center, mine, live, anchor, explore, services };

/** The bar that Taro will draw, with home chosen. */
export function TabBar() {
  const labels = tabLabels(useT().core, useParts()('live'));
  return (
    <div className="first-screen__bar">
      {labels.map(({ text, name, icon }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: as Taro's own bar is told to a screen reader
        // biome-ignore lint/a11y/useFocusableInteractive: it cannot be used before the app is there
        <div
          key={name}
          className="first-screen__tab"
          role="link"
          aria-label={name}
          {...(index === 0 ? { 'aria-current': 'page' } : {})}
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own, which as a picture would be one more to load */}
          <span dangerouslySetInnerHTML={{ __html: ICONS[icon] }} />
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}
