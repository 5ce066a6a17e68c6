import { getOverview } from '@park/contract/overview/calls';
import { Badge, Menu, type MenuProps } from 'antd';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCall, useRefresh } from '../api/hooks';
import { countsByArea, needsOf } from '../features/overview/rules';
import { useLanguage, useTexts } from '../i18n/language';
import { GROUPS } from './area';
import { useOpenAreas } from './openAreas';

type Item = NonNullable<MenuProps['items']>[number];

/** What no event tells of is found by and by. */
const POLL_MS = 60_000;
const WAITING_EVENTS = [
  ...['helpRequested', 'helpChanged', 'findReported', 'findChanged', 'complaintMade', 'complaintChanged', 'feedBackSent'],
  ...['itemPublished', 'itemClaimed', 'gateConflict', 'anchorRegistered', 'refundRequested', 'refundDecided'],
];

/** What waits for somebody, by area. */
function useWaiting() {
  const seen = useCall(getOverview, {}, { every: POLL_MS }).data;
  useRefresh(WAITING_EVENTS, [getOverview]);
  return countsByArea((seen && needsOf(seen)) ?? []);
}

/** The areas that the roles may open and the park does not do without, under the names of their groups; where only icons fit, a line stands for a name. */
export function AreaMenu({ small = false }: { small?: boolean }) {
  const t = useTexts('shell');
  const language = useLanguage() === 'en' ? 'en' : 'zh';
  const { pathname } = useLocation();
  const go = useNavigate();
  const box = useRef<HTMLElement>(null);
  // Opened by its address, an area may stand below the menu's edge.
  useEffect(() => {
    if (!pathname) return;
    // antd marks it a moment after it was drawn.
    const frame = requestAnimationFrame(() =>
      box.current?.querySelector('.ant-menu-item-selected')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  const counts = useWaiting();
  const open = useOpenAreas();
  const items = open.flatMap(({ path, icon, name, group }, at): Item[] => {
    const begins = group !== undefined && group !== open[at - 1]?.group;
    const above: Item = small
      ? { type: 'divider', key: `${group}-above` }
      : { type: 'group', key: group, label: group && GROUPS[group][language] };
    const waits = counts.get(path);
    const badge = waits && { color: waits.now ? '#b3382c' : '#8a5a0b', title: t.waits({ count: waits.count }) };
    const item: Item = badge
      ? {
          key: path,
          icon: small ? (
            <Badge {...badge} dot>
              {icon}
            </Badge>
          ) : (
            icon
          ),
          label: (
            <span className="area-waits">
              {name[language]} <Badge {...badge} count={waits.count} overflowCount={99} />
            </span>
          ),
        }
      : { key: path, icon, label: name[language] };
    return [...(begins ? [above] : []), item];
  });
  return (
    <nav ref={box} aria-label={t.menu}>
      <Menu
        mode="inline"
        style={{ borderInlineEnd: 0 }}
        selectedKeys={[pathname.split('/')[1] ?? '']}
        items={items}
        onClick={({ key }) => go(`/${key}`)}
      />
    </nav>
  );
}
