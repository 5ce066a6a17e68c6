import { Menu, type MenuProps } from 'antd';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { mayDo } from '../api/roles';
import { useSession } from '../api/session';
import { useLanguage, useTexts } from '../i18n/language';
import { AREAS, GROUPS } from './areas';
import { useInMenu } from './park';

type Item = NonNullable<MenuProps['items']>[number];

/** The areas that the roles may open and the park does not do without, under the names of their groups; where only icons fit, a line stands for a name. */
export function AreaMenu({ small = false }: { small?: boolean }) {
  const t = useTexts('shell');
  const language = useLanguage() === 'en' ? 'en' : 'zh';
  const { session } = useSession();
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
  const inMenu = useInMenu();
  const open = AREAS.filter((area) => mayDo(session?.roles ?? [], area.roles) && inMenu(area));
  const items = open.flatMap(({ path, icon, name, group }, at): Item[] => {
    const begins = group !== undefined && group !== open[at - 1]?.group;
    const above: Item = small
      ? { type: 'divider', key: `${group}-above` }
      : { type: 'group', key: group, label: group && GROUPS[group][language] };
    return [...(begins ? [above] : []), { key: path, icon, label: name[language] }];
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
