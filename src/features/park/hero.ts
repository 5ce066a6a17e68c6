import type { Park } from '@park/contract/park/schemas';
import type { Sky } from '@/ui/sky';

/** The first of the park's pictures for this sky. @param heroes undefined: an older release's answer has none */
export function heroOf(heroes: Park['look']['heroes'] = [], { season, time }: Sky): string | undefined {
  const fits = (wanted: readonly string[], is: string) => wanted.length === 0 || wanted.includes(is);
  return heroes.find(({ seasons, times }) => fits(seasons, season) && fits(times, time))?.picture;
}
