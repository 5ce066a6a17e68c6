import { AdminLoginForm } from '@/features/staff/AdminLoginForm';
import { redemptionParams } from '@/features/staff/rules';
import { useT } from '@/i18n/useT';
import { goReplace } from '@/navigation/go';
import { useParams } from '@/navigation/useParams';
import { Page } from '@/ui/Page';

definePageConfig({ enablePullDownRefresh: false });

/** Signs an administrator in, then goes back to the write-off page, the one page that asks for it. */
export default function AdminLoginPage() {
  const { title } = useT().core;
  const { from } = useParams<'adminLogin'>();
  return (
    <Page title={title.adminLogin}>
      <AdminLoginForm onDone={() => void goReplace('prizeWriteOff', redemptionParams(from))} />
    </Page>
  );
}
