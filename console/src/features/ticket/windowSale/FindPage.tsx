import { groupNumber } from '@park/contract/groupNumber';
import { getWindowDesk, getWindowSale, refundWindowSale } from '@park/contract/ticket/windowSale/calls';
import type { WindowSale, WindowShift } from '@park/contract/ticket/windowSale/schemas';
import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { AskWords } from '../../../ui/AskWords';
import { StatusTag } from '../../../ui/Cells';
import { ScanBox } from '../../../ui/scan/ScanBox';
import { ParkTime, yuan } from '../../../ui/values';
import { PrintedSale } from './PrintedSale';

/** A sale that was made, by what is printed on a ticket or the receipt: to print again, or to give back. */
export function FindPage({ shift }: { shift: WindowShift | null }) {
  const { find: t } = useTexts('windowSale');
  const [search, setSearch] = useSearchParams();
  const key = search.get('number') ?? '';
  const sale = useCall(getWindowSale, { key }, { enabled: key !== '' });
  return (
    <div className="window-narrow">
      <div className="sheet">
        <ScanBox
          label={t.label}
          hint={t.hint}
          check={t.check}
          onCode={(code) => setSearch({ number: code }, { replace: true })}
        />
      </div>
      {key !== '' && <Answer of={sale}>{(found) => <Found key={found.id} sale={found} shift={shift} />}</Answer>}
    </div>
  );
}

function Found({ sale, shift }: { sale: WindowSale; shift: WindowShift | null }) {
  const t = useTexts('windowSale');
  const { find } = t;
  const refund = useSend(refundWindowSale, {
    stale: [getWindowSale, getWindowDesk],
    done: ({ given }) => find.refunded({ amount: yuan(given) }),
  });
  const valid = sale.tickets.filter(({ status }) => status === 'valid');
  // Whoever comes for cash that is owed keeps their tickets, unless they say otherwise.
  const [chosen, setChosen] = useState<string[]>(() => (sale.owed > 0 ? [] : valid.map(({ id }) => id)));
  const given = valid.filter(({ id }) => chosen.includes(id));
  const amount = given.reduce((sum, { worth }) => sum + worth, 0) + sale.owed;
  return (
    <section className="sheet">
      <h2>{find.sale({ number: sale.number })}</h2>
      <p>
        <ParkTime at={sale.createdAt} /> · {sale.cashier} · {yuan(sale.amount)}
        {sale.method && ` · ${t.methods[sale.method]}`} · {find.states[sale.state]}
      </p>
      {sale.reason && <p>{find.reason({ reason: sale.reason })}</p>}
      {sale.owed > 0 && <Alert type="warning" showIcon title={find.owed({ amount: yuan(sale.owed) })} />}
      <ul className="bare-list window-tickets">
        {sale.tickets.map((ticket) => (
          <li key={ticket.id}>
            <Checkbox
              checked={chosen.includes(ticket.id) && ticket.status === 'valid'}
              disabled={ticket.status !== 'valid'}
              onChange={({ target }) =>
                setChosen((now) => (target.checked ? [...now, ticket.id] : now.filter((id) => id !== ticket.id)))
              }
            >
              {ticket.name} · {groupNumber(ticket.number)} · {yuan(ticket.worth)}
            </Checkbox>
            <StatusTag tone={ticket.status === 'valid' ? 'good' : 'quiet'}>{find.ticketStates[ticket.status]}</StatusTag>
          </li>
        ))}
      </ul>
      <div className="window-actions">
        <Button disabled={sale.state !== 'paid'} onClick={() => window.print()}>
          {t.print}
        </Button>
        <AskWords
          danger
          disabled={!shift || (given.length === 0 && sale.owed === 0)}
          title={find.refundTitle({ amount: yuan(amount) })}
          about={sale.method === 'code' ? find.refundCode : given.length > 0 ? find.refundCash : find.refundOwed}
          label={find.refundReason}
          needed={find.refundNeeded}
          thing={`window-refund:${sale.id}`}
          onSend={(reason) =>
            refund.mutateAsync({
              ...{ id: sale.id, shiftId: shift?.id ?? '', reason },
              ticketIds: given.map(({ id }) => id),
            })
          }
        >
          {find.refund}
        </AskWords>
      </div>
      {!shift && <p className="muted">{find.noShift}</p>}
      <PrintedSale sale={sale} paper="roll" />
    </section>
  );
}
