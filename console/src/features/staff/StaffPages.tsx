import { useTexts } from '../../i18n/language';
import { SubPages } from '../../ui/SubPages';
import { AccountsPage } from './AccountsPage';
import { RolesPage } from './RolesPage';

export default function StaffPages() {
  const { title, rolePage: t } = useTexts('staff');
  return (
    <SubPages
      area="staff"
      label={title}
      pages={[
        { path: 'accounts', name: t.accounts, element: <AccountsPage /> },
        { path: 'roles', name: t.roles, element: <RolesPage /> },
      ]}
    />
  );
}
