export const replaced = <One>(list: readonly One[], at: number, one: One): One[] =>
  list.map((old, index) => (index === at ? one : old));
export const without = <One>(list: readonly One[], at: number): One[] => list.filter((_, index) => index !== at);
