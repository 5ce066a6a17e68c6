import type { Desks } from '@park/contract/overview/schemas';
import type { Part } from '@park/contract/park/parts';
import type { Needed } from '@park/contract/staff/permissions';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import type { Chapter } from './chapter';

/** What the areas stand together under. */
export const GROUPS = {
  entrance: { zh: '入园与核销', en: 'At the entrance' },
  tickets: { zh: '票务', en: 'Tickets' },
  visitors: { zh: '游客服务', en: 'Visitors' },
  shows: { zh: '直播与抽奖', en: 'Live and draw' },
  contents: { zh: '内容', en: 'Contents' },
  house: { zh: '管理', en: 'Management' },
};

/** A part of the console: a row of the menu and the pages below its path. */
export interface Area {
  /** Below `/admin/`, no slash; its own pages are nested routes below it. */
  path: string;
  icon: ReactNode;
  name: { zh: string; en: string };
  chapter: Chapter;
  /** What it stands with in the menu; those of a group follow each other. */
  group?: keyof typeof GROUPS;
  /** What it is for, where the park may do without: then it is not in the menu, and opens by its address alone. */
  part?: Part;
  /** It stays in the menu while somebody may still come to it. */
  desk?: keyof Desks;
  /** What one must be allowed to do to open it, or one of these. */
  needs: Needed | readonly Needed[];
  Page: LazyExoticComponent<ComponentType>;
}
