import type { menu as zh } from '../zh/menu';

export const menu: typeof zh = {
  locks: 'Page locks',
};
