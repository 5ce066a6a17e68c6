import AlertOutlined from '@ant-design/icons/AlertOutlined';
import AuditOutlined from '@ant-design/icons/AuditOutlined';
import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import CarryOutOutlined from '@ant-design/icons/CarryOutOutlined';
import DashboardOutlined from '@ant-design/icons/DashboardOutlined';
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import FlagOutlined from '@ant-design/icons/FlagOutlined';
import GiftOutlined from '@ant-design/icons/GiftOutlined';
import LockOutlined from '@ant-design/icons/LockOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import NotificationOutlined from '@ant-design/icons/NotificationOutlined';
import ScanOutlined from '@ant-design/icons/ScanOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import ShoppingOutlined from '@ant-design/icons/ShoppingOutlined';
import StarOutlined from '@ant-design/icons/StarOutlined';
import TagsOutlined from '@ant-design/icons/TagsOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import TrophyOutlined from '@ant-design/icons/TrophyOutlined';
import VideoCameraOutlined from '@ant-design/icons/VideoCameraOutlined';
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import type { StaffRole } from '../api/roles';
import type { menu, menuGroups } from '../i18n/areas';
import { loadTexts, type Area as TextArea } from '../i18n/language';

/** A part of the console: a row of the menu and the pages below its path. */
export interface Area {
  /** Below `/admin/`, no slash; its own pages are nested routes below it. */
  path: string;
  icon: ReactNode;
  /** Its name, in `i18n/{zh,en}/core.ts`. */
  text: keyof typeof menu;
  /** What it stands with in the menu; those of a group follow each other. */
  group?: keyof typeof menuGroups;
  /** Who may; an owner may always. Empty: all of the staff. */
  roles: readonly StaffRole[];
  Page: LazyExoticComponent<ComponentType>;
}

/** A page and what it says come together. */
const page = (load: () => Promise<{ default: ComponentType }>, ...texts: TextArea[]) =>
  lazy(() => Promise.all([load(), ...texts.map((area) => loadTexts(area))]).then(([loaded]) => loaded));

/** The menu from top to bottom. The first that somebody may open is where their day begins. */
export const AREAS: readonly Area[] = [
  {
    path: 'overview',
    icon: <DashboardOutlined />,
    text: 'overview',
    roles: [],
    Page: page(() => import('../features/overview/OverviewPage'), 'overview'),
  },
  {
    path: 'gate',
    icon: <ScanOutlined />,
    text: 'gate',
    group: 'entrance',
    roles: ['gate'],
    Page: page(() => import('../features/gate/GateArea'), 'gate', 'scan'),
  },
  {
    path: 'group-entry',
    icon: <CarryOutOutlined />,
    text: 'groupEntry',
    group: 'entrance',
    roles: ['gate', 'content'],
    Page: page(() => import('../features/groupEntry/GroupEntryPage'), 'groupEntry', 'scan'),
  },
  {
    path: 'prize-desk',
    icon: <TrophyOutlined />,
    text: 'redemption',
    group: 'entrance',
    roles: ['gate', 'draw'],
    Page: page(() => import('../features/redemption/RedemptionPage'), 'redemption', 'scan'),
  },
  {
    path: 'orders',
    icon: <FileTextOutlined />,
    text: 'orders',
    group: 'tickets',
    roles: ['helpDesk', 'gate'],
    Page: page(() => import('../features/ticket/order/OrderPages'), 'order'),
  },
  {
    path: 'stock',
    icon: <CalendarOutlined />,
    text: 'stock',
    group: 'tickets',
    roles: ['owner'],
    Page: page(() => import('../features/ticket/stock/StockPages'), 'stock'),
  },
  {
    path: 'products',
    icon: <TagsOutlined />,
    text: 'products',
    group: 'tickets',
    roles: ['owner'],
    Page: page(() => import('../features/ticket/product/ProductPages'), 'product'),
  },
  {
    path: 'help',
    icon: <AlertOutlined />,
    text: 'help',
    group: 'visitors',
    roles: ['helpDesk'],
    Page: page(() => import('../features/help/HelpPage'), 'help'),
  },
  {
    path: 'feedback',
    icon: <MessageOutlined />,
    text: 'feedback',
    group: 'visitors',
    roles: ['helpDesk'],
    Page: page(() => import('../features/feedback/FeedbackPage'), 'feedback'),
  },
  {
    path: 'lost-found',
    icon: <ShoppingOutlined />,
    text: 'lostFound',
    group: 'visitors',
    roles: ['helpDesk'],
    Page: page(() => import('../features/lostFound/LostFoundPage'), 'lostFound'),
  },
  {
    path: 'points',
    icon: <StarOutlined />,
    text: 'points',
    group: 'visitors',
    roles: ['helpDesk'],
    Page: page(() => import('../features/points/PointsPage'), 'points'),
  },
  {
    path: 'live',
    icon: <VideoCameraOutlined />,
    text: 'live',
    group: 'shows',
    roles: ['live'],
    Page: page(() => import('../features/live/LivePages'), 'live'),
  },
  {
    path: 'draw',
    icon: <GiftOutlined />,
    text: 'draw',
    group: 'shows',
    roles: ['draw'],
    Page: page(() => import('../features/prize/PrizePages'), 'prize'),
  },
  {
    path: 'notices',
    icon: <NotificationOutlined />,
    text: 'notices',
    group: 'contents',
    roles: ['content'],
    Page: page(() => import('../features/notice/NoticesPage'), 'notice', 'richText'),
  },
  {
    path: 'activities',
    icon: <FlagOutlined />,
    text: 'activities',
    group: 'contents',
    roles: ['content'],
    Page: page(() => import('../features/activity/ActivitiesPage'), 'activity', 'richText'),
  },
  {
    path: 'places',
    icon: <EnvironmentOutlined />,
    text: 'places',
    group: 'contents',
    roles: ['content'],
    Page: page(() => import('../features/place/PlacesPage'), 'place'),
  },
  {
    path: 'searchWords',
    icon: <SearchOutlined />,
    text: 'searchWords',
    group: 'contents',
    roles: ['content'],
    Page: page(() => import('../features/searchWord/SearchWordsPage'), 'searchWord'),
  },
  {
    path: 'locks',
    icon: <LockOutlined />,
    text: 'locks',
    group: 'contents',
    roles: ['content'],
    Page: page(() => import('../features/lock/LocksPage'), 'lock'),
  },
  {
    path: 'staff',
    icon: <TeamOutlined />,
    text: 'staff',
    group: 'house',
    roles: ['owner'],
    Page: page(() => import('../features/staff/StaffPage'), 'staff'),
  },
  {
    path: 'audit',
    icon: <AuditOutlined />,
    text: 'audit',
    group: 'house',
    roles: ['owner'],
    Page: page(() => import('../features/audit/AuditPage'), 'audit', 'auditSentences'),
  },
];
