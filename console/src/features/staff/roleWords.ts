import type { StaffRole } from '@park/contract/staff/schemas';
import { useTexts } from '../../i18n/language';
import { yuan } from '../../ui/values';

/** What a role is called: a delivered one in the reader's language, the park's own as it was named; and what it may do, in a line. */
export function useRoleWords() {
  const t = useTexts('staff');
  const delivered: Record<string, string> = useTexts('shell').roles;
  return {
    nameOf: (id: string, roles: readonly StaffRole[] = []) => delivered[id] ?? (roles.find((one) => one.id === id)?.name || id),
    aboutOf: ({ id, permissions, refundLimit }: StaffRole) =>
      id === 'owner'
        ? t.rolePage.everything
        : [
            ...permissions.map((permission) => t.permissions[permission].name),
            ...(refundLimit === null ? [] : [t.rolePage.limited({ sum: yuan(refundLimit) })]),
          ].join(' · '),
  };
}
