import AlertOutlined from '@ant-design/icons/AlertOutlined';
import AuditOutlined from '@ant-design/icons/AuditOutlined';
import BarChartOutlined from '@ant-design/icons/BarChartOutlined';
import BuildOutlined from '@ant-design/icons/BuildOutlined';
import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import CarryOutOutlined from '@ant-design/icons/CarryOutOutlined';
import CustomerServiceOutlined from '@ant-design/icons/CustomerServiceOutlined';
import DashboardOutlined from '@ant-design/icons/DashboardOutlined';
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined';
import ExperimentOutlined from '@ant-design/icons/ExperimentOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import FlagOutlined from '@ant-design/icons/FlagOutlined';
import GiftOutlined from '@ant-design/icons/GiftOutlined';
import HeartOutlined from '@ant-design/icons/HeartOutlined';
import LockOutlined from '@ant-design/icons/LockOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import NotificationOutlined from '@ant-design/icons/NotificationOutlined';
import ScanOutlined from '@ant-design/icons/ScanOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import SendOutlined from '@ant-design/icons/SendOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import ShopOutlined from '@ant-design/icons/ShopOutlined';
import ShoppingOutlined from '@ant-design/icons/ShoppingOutlined';
import StarOutlined from '@ant-design/icons/StarOutlined';
import TagsOutlined from '@ant-design/icons/TagsOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import TrophyOutlined from '@ant-design/icons/TrophyOutlined';
import VideoCameraOutlined from '@ant-design/icons/VideoCameraOutlined';
import { type ComponentType, lazy } from 'react';
import { loadTexts, type Area as TextArea } from '../i18n/language';
import type { Area } from './area';
import { daily, FIRST_CHAPTER, setUp } from './chapter';

/** A page and what it says come together. */
const page = (load: () => Promise<{ default: ComponentType }>, ...texts: TextArea[]) =>
  lazy(() => Promise.all([load(), ...texts.map((area) => loadTexts(area))]).then(([loaded]) => loaded));

// Past 300 lines: it is one table.
/** The menu from top to bottom. The first that somebody may open is where their day begins. */
export const AREAS: readonly Area[] = [
  {
    path: 'overview',
    icon: <DashboardOutlined />,
    name: { zh: '当日概览', en: 'Day at a glance' },
    chapter: FIRST_CHAPTER,
    needs: 'anyStaff',
    Page: page(() => import('../features/overview/OverviewPage'), 'overview'),
  },
  {
    path: 'gate',
    icon: <ScanOutlined />,
    name: { zh: '入园检票', en: 'Gate' },
    chapter: daily('检票', 'At the gate'),
    group: 'entrance',
    needs: 'gate.scan',
    Page: page(() => import('../features/gate/GateArea'), 'gate', 'scan'),
  },
  {
    path: 'window',
    icon: <ShopOutlined />,
    name: { zh: '售票窗口', en: 'Ticket window' },
    chapter: daily('售票窗口', 'Ticket window'),
    group: 'entrance',
    needs: ['window.sell', 'reports.read'],
    Page: page(() => import('../features/ticket/windowSale/WindowSaleArea'), 'windowSale', 'scan'),
  },
  {
    path: 'group-entry',
    ...{ part: 'activity', desk: 'activities' },
    icon: <CarryOutOutlined />,
    name: { zh: '活动签到', en: 'Activity check-in' },
    chapter: daily('活动签到和奖品核销', 'Activity check-in and prizes'),
    group: 'entrance',
    needs: 'activities.checkIn',
    Page: page(() => import('../features/groupEntry/GroupEntryPage'), 'groupEntry', 'scan'),
  },
  {
    path: 'prize-desk',
    ...{ part: 'prize', desk: 'prizes' },
    icon: <TrophyOutlined />,
    name: { zh: '奖品核销', en: 'Prize desk' },
    chapter: daily('活动签到和奖品核销', 'Activity check-in and prizes'),
    group: 'entrance',
    needs: 'prizes.handOut',
    Page: page(() => import('../features/prize/redemption/RedemptionPage'), 'redemption', 'scan'),
  },
  {
    path: 'orders',
    icon: <FileTextOutlined />,
    name: { zh: '订单', en: 'Orders' },
    chapter: daily('订单', 'Orders'),
    group: 'tickets',
    needs: 'orders.read',
    Page: page(() => import('../features/ticket/order/OrderPages'), 'order'),
  },
  {
    path: 'stock',
    icon: <CalendarOutlined />,
    name: { zh: '名额与关闭', en: 'Stock' },
    chapter: daily('临时关闭', 'Closing for a while'),
    group: 'tickets',
    needs: 'stock.write',
    Page: page(() => import('./StockArea'), 'stock', 'ballot', 'waitingRoom', 'ticketWindow'),
  },
  {
    path: 'capacity',
    icon: <TeamOutlined />,
    name: { zh: '最大承载量', en: 'Capacity' },
    chapter: daily('人多的时候', 'When it gets busy'),
    group: 'tickets',
    needs: 'stock.write',
    Page: page(() => import('../features/capacity/CapacityPage'), 'capacity'),
  },
  {
    path: 'products',
    icon: <TagsOutlined />,
    name: { zh: '门票产品', en: 'Products' },
    chapter: setUp('门票', 'Tickets'),
    group: 'tickets',
    needs: 'products.write',
    Page: page(() => import('../features/ticket/product/ProductPages'), 'product'),
  },
  {
    path: 'reports',
    icon: <BarChartOutlined />,
    name: { zh: '报表', en: 'Reports' },
    chapter: daily('报表', 'Reports'),
    group: 'tickets',
    needs: 'reports.read',
    Page: page(() => import('../features/report/ReportPages'), 'report'),
  },
  {
    path: 'help',
    icon: <AlertOutlined />,
    name: { zh: '求助', en: 'Calls for help' },
    chapter: daily('求助', 'Calls for help'),
    group: 'visitors',
    needs: 'help.answer',
    Page: page(() => import('../features/help/HelpPage'), 'help'),
  },
  {
    path: 'finds',
    part: 'find',
    icon: <BuildOutlined />,
    name: { zh: '化石发现', en: 'Fossil finds' },
    chapter: daily('化石发现', 'Fossil finds'),
    group: 'visitors',
    needs: 'help.answer',
    Page: page(() => import('../features/find/FindPages'), 'find'),
  },
  {
    path: 'mailings',
    icon: <SendOutlined />,
    name: { zh: '群发消息', en: 'Message to visitors' },
    chapter: daily('群发消息', 'Message to visitors'),
    group: 'visitors',
    needs: 'mailings.send',
    Page: page(() => import('../features/ticket/mailing/MailingPage'), 'mailing'),
  },
  {
    path: 'complaints',
    icon: <CustomerServiceOutlined />,
    name: { zh: '微信投诉', en: 'Complaints' },
    chapter: daily('微信投诉', 'WeChat complaints'),
    group: 'visitors',
    needs: 'feedback.answer',
    Page: page(() => import('./ComplaintArea'), 'complaint', 'order'),
  },
  {
    path: 'feedback',
    part: 'feedback',
    icon: <MessageOutlined />,
    name: { zh: '意见反馈', en: 'Feedback' },
    chapter: daily('意见反馈', 'Feedback'),
    group: 'visitors',
    needs: 'feedback.answer',
    Page: page(() => import('../features/feedback/FeedbackPage'), 'feedback'),
  },
  {
    path: 'lost-found',
    part: 'lostFound',
    icon: <ShoppingOutlined />,
    name: { zh: '失物招领', en: 'Lost and found' },
    chapter: daily('失物招领', 'Lost and found'),
    group: 'visitors',
    needs: 'lostFound.manage',
    Page: page(() => import('../features/lostFound/LostFoundPage'), 'lostFound'),
  },
  {
    path: 'points',
    part: 'points',
    icon: <StarOutlined />,
    name: { zh: '游客积分', en: 'Visitors’ points' },
    chapter: daily('游客积分', 'Visitors’ points'),
    group: 'visitors',
    needs: 'points.correct',
    Page: page(() => import('../features/points/PointsPage'), 'points'),
  },
  {
    path: 'live',
    part: 'live',
    icon: <VideoCameraOutlined />,
    name: { zh: '直播', en: 'Live' },
    chapter: daily('直播', 'Live'),
    group: 'shows',
    needs: 'live.manage',
    Page: page(() => import('../features/live/LivePages'), 'live', 'map'),
  },
  {
    path: 'draw',
    part: 'prize',
    icon: <GiftOutlined />,
    name: { zh: '抽奖', en: 'Prize draw' },
    chapter: daily('抽奖', 'Prize draw'),
    group: 'shows',
    needs: 'draws.manage',
    Page: page(() => import('../features/prize/PrizePages'), 'prize'),
  },
  {
    path: 'notices',
    icon: <NotificationOutlined />,
    name: { zh: '公告', en: 'Notices' },
    chapter: daily('公告和预警', 'Notices and warnings'),
    group: 'contents',
    needs: 'notices.write',
    Page: page(() => import('../features/notice/NoticesPage'), 'notice', 'richText'),
  },
  {
    path: 'activities',
    part: 'activity',
    icon: <FlagOutlined />,
    name: { zh: '活动', en: 'Activities' },
    chapter: daily('活动', 'Activities'),
    group: 'contents',
    needs: 'activities.write',
    Page: page(() => import('../features/activity/ActivitiesPage'), 'activity', 'richText'),
  },
  {
    path: 'exhibits',
    part: 'exhibit',
    icon: <ExperimentOutlined />,
    name: { zh: '展品', en: 'Exhibits' },
    chapter: daily('展品和参观路线', 'Exhibits and walks'),
    group: 'contents',
    needs: 'content.write',
    Page: page(() => import('../features/exhibit/ExhibitPages'), 'exhibit', 'map', 'walk'),
  },
  {
    path: 'places',
    part: 'map',
    icon: <EnvironmentOutlined />,
    name: { zh: '地图地点', en: 'Map places' },
    chapter: daily('地图', 'Map'),
    group: 'contents',
    needs: 'content.write',
    Page: page(() => import('../features/map/MapPages'), 'map'),
  },
  {
    path: 'searchWords',
    icon: <SearchOutlined />,
    name: { zh: '搜索词', en: 'Search words' },
    chapter: daily('页面关闭和搜索词', 'Page locks and search words'),
    group: 'contents',
    needs: 'content.write',
    Page: page(() => import('../features/searchWord/SearchWordsPage'), 'searchWord'),
  },
  {
    path: 'locks',
    icon: <LockOutlined />,
    name: { zh: '页面关闭', en: 'Page locks' },
    chapter: daily('页面关闭和搜索词', 'Page locks and search words'),
    group: 'contents',
    needs: 'content.write',
    Page: page(() => import('../features/lock/LocksPage'), 'lock'),
  },
  {
    path: 'park',
    icon: <SettingOutlined />,
    name: { zh: '园区资料', en: 'Park' },
    chapter: setUp('园区资料', 'Park'),
    group: 'house',
    needs: 'park.manage',
    Page: page(() => import('../features/park/ParkPages'), 'park'),
  },
  {
    path: 'staff',
    icon: <TeamOutlined />,
    name: { zh: '工作人员和角色', en: 'Staff and roles' },
    chapter: setUp('工作人员', 'Staff accounts'),
    group: 'house',
    needs: 'staff.manage',
    Page: page(() => import('../features/staff/StaffPages'), 'staff'),
  },
  {
    path: 'audit',
    icon: <AuditOutlined />,
    name: { zh: '操作记录', en: 'Audit log' },
    chapter: daily('人员', 'Staff'),
    group: 'house',
    needs: 'audit.read',
    Page: page(() => import('../features/audit/AuditPage'), 'audit'),
  },
  {
    path: 'status',
    icon: <HeartOutlined />,
    name: { zh: '系统状态', en: 'Status' },
    chapter: daily('每天', 'Every day'),
    group: 'house',
    needs: 'park.manage',
    Page: page(() => import('../features/status/StatusPage'), 'status'),
  },
];
