/** What a park may do without. Help, tickets, notices and messages are never off. */
export const PARTS = ['live', 'prize', 'activity', 'exhibit', 'map', 'lostFound', 'find', 'points', 'feedback'] as const;
export type Part = (typeof PARTS)[number];
export const isPart = (name: string): name is Part => PARTS.some((part) => part === name);
