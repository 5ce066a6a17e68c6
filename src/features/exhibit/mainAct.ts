export type Act = 'stamp' | 'listen' | 'way';

/** The one thing that stands out on an exhibit's page: what one does there now. Null: to read. */
export function mainAct(can: Record<Act, boolean>): Act | null {
  return (['stamp', 'listen', 'way'] as const).find((act) => can[act]) ?? null;
}
