import { AdminLoginForm } from '@/features/admin/AdminLoginForm';
import { useT } from '@/i18n/useT';
import { goReplace } from '@/navigation/go';
import { Page } from '@/ui/Page';

/** Signs an administrator in, then goes back to the write-off page, the one page that asks for it. */
export default function AdminLoginPage() {
  const { title } = useT().core;
  return (
    <Page title={title.adminLogin}>
      <AdminLoginForm onDone={() => void goReplace('prizeWriteOff')} />
    </Page>
  );
}
