import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../api/session';
import { useTexts } from '../i18n/language';
import { parkTime } from '../ui/values';

const SecondFactorDialog = lazy(() => import('./SecondFactorDialog'));

/** Tells an owner until when a second factor is to be set up. */
export function SecondFactorStrip() {
  const t = useTexts('secondFactor');
  const { session } = useSession();
  const [open, setOpen] = useState(false);
  if (!session?.secondFactorDue) return null;
  return (
    <>
      <div className="strip">
        {t.due({ day: parkTime(session.secondFactorDue, { dateStyle: 'long', timeStyle: 'short' }) })}{' '}
        <Button size="small" onClick={() => setOpen(true)}>
          {t.dueNow}
        </Button>
      </div>
      <Suspense fallback={null}>{open && <SecondFactorDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
