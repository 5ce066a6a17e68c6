import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { signOut, useSession } from '@/session/store';
import { Button } from '@/ui/Button';
import { confirm } from '@/ui/confirm';

/** As long as an error's: it is a whole sentence. ms */
const HERE_TOAST = 3000;

/** For whoever is signed in: signs out, after asking. */
export function SignOut() {
  const t = useT().center.mine.signOut;
  const { phase } = useSession();
  if (phase !== 'signedIn') return null;
  const { title, text, action, done, onlyHere } = t;
  const ask = async () => {
    if (!(await confirm({ title, text, action }))) return;
    if (await signOut()) toast(done);
    else toast(onlyHere, HERE_TOAST);
  };
  return (
    <Button kind="secondary" block onClick={() => void ask()}>
      {action}
    </Button>
  );
}
