import { may } from '../api/rights';
import { useSession } from '../api/session';
import type { Area } from './area';
import { AREAS } from './areas';
import { useInMenu } from './park';

/** The areas that somebody may open and the park does not do without, from top to bottom. */
export function useOpenAreas(): Area[] {
  const { session } = useSession();
  const inMenu = useInMenu();
  return AREAS.filter((area) => may(session, area.needs) && inMenu(area));
}
