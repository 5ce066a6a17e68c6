import { PERMISSIONS_OF, type Permission, withNeeded } from '@park/contract/staff/permissions';
import { Checkbox } from 'antd';
import { may } from '../../api/rights';
import { useSession } from '../../api/session';
import { useTexts } from '../../i18n/language';

interface PermissionBoxesProps {
  label: string;
  /** Given by the form. */
  value?: Permission[];
  onChange?: (permissions: Permission[]) => void;
}

const AREAS = Object.keys(PERMISSIONS_OF) as (keyof typeof PERMISSIONS_OF)[];

/** A box a permission, by the areas of the console. What another that is chosen needs stays chosen; what one may not do oneself stays as it is. */
export function PermissionBoxes({ label, value = [], onChange }: PermissionBoxesProps) {
  const t = useTexts('staff');
  const { session } = useSession();
  const without = (permission: Permission) => value.filter((one) => one !== permission);
  const isNeeded = (permission: Permission) => withNeeded(without(permission)).includes(permission);
  const choose = (permission: Permission, held: boolean) =>
    onChange?.(withNeeded(held ? [...value, permission] : without(permission)));
  return (
    <fieldset className="plain-fieldset" aria-label={label}>
      {AREAS.map((area) => (
        <fieldset key={area} className="plain-fieldset" style={{ display: 'grid' }}>
          <legend className="edit-part">{t.areas[area]}</legend>
          {PERMISSIONS_OF[area].map((permission) => {
            const { name, about } = t.permissions[permission];
            const isTheirs = may(session, permission);
            return (
              <Checkbox
                key={permission}
                checked={value.includes(permission)}
                disabled={!isTheirs || (value.includes(permission) && isNeeded(permission))}
                title={isTheirs ? undefined : t.rolePage.beyond}
                style={{ minHeight: 44, alignItems: 'center' }}
                onChange={({ target }) => choose(permission, target.checked)}
              >
                <strong>{name}</strong> <span className="muted">{about}</span>
              </Checkbox>
            );
          })}
        </fieldset>
      ))}
    </fieldset>
  );
}
