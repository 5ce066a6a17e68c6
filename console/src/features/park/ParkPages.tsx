import { useSample } from '../../api/sample';
import { useTexts } from '../../i18n/language';
import { SubPages } from '../../ui/SubPages';
import { AboutPage } from './AboutPage';
import { ListsPage } from './ListsPage';
import { LookPage } from './LookPage';
import { ParkPage } from './ParkPage';
import { PartsPage } from './PartsPage';
import { RepliesPage } from './RepliesPage';
import { RulesPage } from './RulesPage';
import { SamplePage } from './SamplePage';
import { SlotsPage } from './SlotsPage';
import { WechatPage } from './WechatPage';

/** What the park is, when it lets people in, and what it does without. */
export default function ParkPages() {
  const { pages: t } = useTexts('park');
  const sample = useSample();
  return (
    <SubPages
      area="park"
      label={t.label}
      pages={[
        { path: 'profile', name: t.profile, element: <ParkPage /> },
        { path: 'slots', name: t.slots, element: <SlotsPage /> },
        { path: 'rules', name: t.rules, element: <RulesPage /> },
        { path: 'parts', name: t.parts, element: <PartsPage /> },
        { path: 'lists', name: t.lists, element: <ListsPage /> },
        { path: 'replies', name: t.replies, element: <RepliesPage /> },
        { path: 'about', name: t.about, element: <AboutPage /> },
        { path: 'look', name: t.look, element: <LookPage /> },
        { path: 'wechat', name: t.wechat, element: <WechatPage /> },
        // Its address may be opened before it is known whether there is one.
        ...(sample?.isHere === false ? [] : [{ path: 'sample', name: sample ? t.sample : null, element: <SamplePage /> }]),
      ]}
    />
  );
}
