/** Query keys of the draw. What a sign-up or the clock changes hangs under a round, an entry's fate under its receipt. */
export const prizeKeys = {
  all: ['prize'] as const,
  rounds: ['prize', 'rounds'] as const,
  /** '': the round that a visitor wants now. */
  round: (id: string) => ['prize', 'round', id] as const,
  status: (receipt: string) => ['prize', 'status', receipt] as const,
  draw: (id: string) => ['prize', 'draw', id] as const,
  redemptions: ['prize', 'writeOffs'] as const,
};
