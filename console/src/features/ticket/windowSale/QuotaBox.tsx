import type { WindowDesk, WindowShift } from '@park/contract/ticket/windowSale/schemas';
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useMay } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Confirm } from '../../../ui/Confirm';
import { parkTime, yuan } from '../../../ui/values';
import { type Basket, linesOf, ticketsIn } from './basket';
import { PrintedSale, storedPaper } from './PrintedSale';
import { amountOfTickets, isWaiting, type OfflineSale, saleOf } from './quota';
import type { WindowQuota } from './useQuota';

interface QuotaBoxProps {
  quota: WindowQuota;
  desk: WindowDesk;
  shift: WindowShift;
  basket: Basket;
  slotId: string;
  /** Nothing of the basket needs a name, and it is for today. */
  mayHold: boolean;
  onHeld: () => void;
}

/** What is held at this window for a network that goes: taken as tickets are chosen for a family, given back at the end of the shift. */
export function QuotaBox({ quota, desk, shift, basket, slotId, mayHold, onHeld }: QuotaBoxProps) {
  const { offline: t } = useTexts('windowSale');
  const [isBusy, setBusy] = useState(false);
  const chosen = ticketsIn(basket);
  const { quotaLeft = 0 } = desk;
  const held = new Map<string, number>();
  for (const { productId, name } of quota.stored?.tickets ?? []) {
    const shown = desk.products.find(({ id }) => id === productId)?.name ?? name;
    held.set(shown, (held.get(shown) ?? 0) + 1);
  }
  const work = (job: () => Promise<unknown>) => async () => {
    setBusy(true);
    await job().catch(() => undefined);
    setBusy(false);
  };
  if (quota.alone || (quotaLeft === 0 && held.size === 0)) return null;
  return (
    <div>
      <p className="muted">
        {held.size > 0 ? t.held({ list: [...held].map(([name, count]) => `${name} ${count}`).join(' · ') }) : t.about}
      </p>
      {quota.pages === false && held.size > 0 && <Alert type="warning" showIcon title={t.noPages} />}
      <div className="window-actions">
        <Button
          loading={isBusy}
          disabled={!mayHold || chosen === 0 || chosen > quotaLeft}
          onClick={work(async () => {
            if (await quota.take(shift.id, linesOf(basket, slotId, {}))) onHeld();
          })}
        >
          {t.hold}
        </Button>
        {held.size > 0 && (
          <Button disabled={isBusy} onClick={work(quota.giveAllBack)}>
            {t.giveBack}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Whether the window is on its own, and what the server has still to hear of. */
export function QuotaState({ quota }: { quota: WindowQuota }) {
  const { offline: t } = useTexts('windowSale');
  const mayDrop = useMay('payments.manage');
  const { alone, stored, left, sales, problem } = quota;
  const waiting = sales.filter(isWaiting);
  const last = waiting.at(-1);
  return (
    <div className="window-state" role="status">
      {alone && <Alert type="warning" showIcon title={t.alone({ left })} description={t.aloneAbout} />}
      {waiting.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={t.waiting({ count: waiting.length })}
          description={alone ? undefined : problem}
          action={stored?.shift && last && <PrintAgain key={last.key} sale={last} shift={stored.shift} />}
        />
      )}
      {sales.map(
        ({ key, refused, tickets, soldAt }) =>
          refused !== undefined && (
            <Alert
              key={key}
              type="error"
              showIcon
              title={t.refused({ at: parkTime(soldAt), count: tickets.length, amount: yuan(amountOfTickets(tickets)) })}
              description={refused}
              action={
                <>
                  <Button onClick={() => void quota.again(key)}>{t.again}</Button>
                  {mayDrop && (
                    <Confirm danger title={t.removeTitle} about={t.removeAbout} onYes={() => quota.remove(key)}>
                      {t.remove}
                    </Confirm>
                  )}
                </>
              }
            />
          ),
      )}
    </div>
  );
}

/** The newest sale, which a printer or a reload may have swallowed; the server does not know it yet. */
function PrintAgain({ sale, shift }: { sale: OfflineSale; shift: WindowShift }) {
  const { offline: t } = useTexts('windowSale');
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) window.print();
  }, [times]);
  return (
    <>
      <Button
        onClick={({ currentTarget }) => {
          // Enter is the next family's.
          currentTarget.blur();
          setTimes(times + 1);
        }}
      >
        {t.printLast}
      </Button>
      {times > 0 && <PrintedSale sale={saleOf(sale.tickets, shift, sale)} paper={storedPaper()} />}
    </>
  );
}
