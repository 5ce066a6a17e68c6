import type { AdminHelp } from '@park/contract/help/adminSchemas';
import { useEffect, useState } from 'react';
import { clock } from './alarmRules';

/**
 * How long a call has waited, ticking until somebody goes. Counted from what the server said when it was asked, so that a screen whose
 * clock is wrong shows the right time. @param askedAt epoch milliseconds by this screen, of the answer
 */
export function Waited({ call, askedAt }: { call: AdminHelp; askedAt: number }) {
  const ticks = call.status === 'active';
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!ticks) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [ticks]);
  const since = ticks ? Math.max(0, Math.floor((now - askedAt) / 1_000)) : 0;
  return <span className="help-waited">{clock(call.waitedSeconds + since)}</span>;
}
