/** The roles that come with a park, by their ids; a park makes others. Only what an owner may do is fixed: everything. */
export const DELIVERED_ROLES = [
  'owner',
  'dutyManager',
  'finance',
  'content',
  'gate',
  'window',
  'live',
  'helpDesk',
  'draw',
] as const;
export type DeliveredRole = (typeof DELIVERED_ROLES)[number];

export const isDelivered = (id: string): id is DeliveredRole => (DELIVERED_ROLES as readonly string[]).includes(id);
