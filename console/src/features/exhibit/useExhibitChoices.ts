import { getAdminExhibits } from '@park/contract/exhibit/calls';
import { useCall } from '../../api/hooks';
import { textIn } from '../../ui/contentLanguages';
import type { Choice } from '../../ui/list/choices';

/** All exhibits by number and name, for a field that chooses among them. */
export const useExhibitChoices = (): Choice[] =>
  useCall(getAdminExhibits, {}).data?.map(({ id, name }) => ({ value: id, label: `${id} ${textIn(name)}` })) ?? [];

/** The numbers of all exhibits; undefined until they are there. */
export function useKnownExhibits(): ReadonlySet<string> | undefined {
  const { data } = useCall(getAdminExhibits, {});
  return data && new Set(data.map(({ id }) => id));
}
