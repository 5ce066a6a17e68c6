import { groupNumber } from '@park/contract/groupNumber';
import type { WindowSale } from '@park/contract/ticket/windowSale/schemas';
import { QRCode } from 'antd';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { readStored } from '../../../api/listeners';
import { usePark } from '../../../api/park';
import { useTexts } from '../../../i18n/language';
import { dayText, parkTime, yuan } from '../../../ui/values';

/** What a slip is headed with when the console was opened without a network. */
const PARK = 'park-window-park';
const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
/** Tickets of these are handed over; others were given back. */
const GOOD = new Set(['valid', 'used']);

/** What the printer is given: a slip for each ticket, whose code is its number, and the receipt. On screen it is not seen. */
export function PrintedSale({ sale, paper }: { sale: WindowSale; paper: Paper }) {
  const { printed: t, methods } = useTexts('windowSale');
  const park = usePark();
  useEffect(() => {
    if (park) localStorage.setItem(PARK, JSON.stringify(park.name));
  }, [park]);
  const head = (
    <>
      {park?.look.logo && <img src={`${park.look.logo}?size=thumb`} alt="" height={40} />}
      <strong>{park?.name ?? readStored(PARK, '')}</strong>
    </>
  );
  return createPortal(
    <div className={`window-print window-print-${paper}`} aria-hidden>
      {sale.tickets
        .filter(({ status }) => GOOD.has(status))
        .map((ticket) => (
          <section key={ticket.id}>
            {head}
            <h2>{ticket.name}</h2>
            <p>
              {dayText(ticket.day)}
              <br />
              {parkTime(ticket.start, CLOCK)}–{parkTime(ticket.end, CLOCK)}
            </p>
            <QRCode value={ticket.number} type="svg" size={132} color="#000" bgColor="#fff" bordered={false} />
            <p className="window-print-number">{groupNumber(ticket.number)}</p>
            <p>{yuan(ticket.price)}</p>
          </section>
        ))}
      <section>
        {head}
        <h2>{t.receipt}</h2>
        <p>
          {sale.number}
          <br />
          {sale.paidAt && parkTime(sale.paidAt)} · {sale.cashier}
        </p>
        <p>
          {t.tickets({ count: sale.tickets.length })}: {yuan(sale.amount)}
          {sale.method && ` · ${methods[sale.method]}`}
        </p>
        {sale.received !== null && <p>{t.change({ received: yuan(sale.received), change: yuan(sale.change ?? 0) })}</p>}
        {sale.refunded > 0 && <p>{t.refunded({ amount: yuan(sale.refunded) })}</p>}
        <p>{t.keep}</p>
      </section>
    </div>,
    document.body,
  );
}

export const PAPERS = ['roll', 'a4'] as const;
export type Paper = (typeof PAPERS)[number];

/** Where the printer of this computer is remembered. */
const PLACE = 'park-window-paper';
export const storedPaper = (): Paper => readStored<Paper>(PLACE, 'roll');
export const storePaper = (paper: Paper): void => localStorage.setItem(PLACE, JSON.stringify(paper));
