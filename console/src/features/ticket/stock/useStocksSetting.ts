import { getStock, setStocks } from '@park/contract/ticket/product/calls';
import type { AdminStock, StockChange, StocksSet } from '@park/contract/ticket/product/schemas';
import { useEffect, useState } from 'react';
import { useSend } from '../../../api/hooks';

/** So long what was set can be taken back. ms */
const UNDO_MS = 120_000;

interface Outcome extends StocksSet {
  /** What was sent. */
  rows: readonly StockChange[];
  isUndone: boolean;
  isUndoable: boolean;
}

export type StocksSetting = ReturnType<typeof useStocksSetting>;

const nameOf = ({ ticketId, day, slotId }: Pick<AdminStock, 'ticketId' | 'day' | 'slotId'>) => `${ticketId} ${day} ${slotId}`;

/** Sets stock of several days, slots and products, and for two minutes puts back what was there, where nobody has set it since. */
export function useStocksSetting() {
  const send = useSend(setStocks, { stale: [getStock] });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (!outcome?.isUndoable) return;
    const timer = setTimeout(() => setOutcome((last) => last && { ...last, isUndoable: false }), UNDO_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const set = (rows: readonly StockChange[], isUndone = false) =>
    send
      .mutateAsync({ rows: rows.map(({ ticketId, day, slotId, stock, seen }) => ({ ticketId, day, slotId, stock, seen })) })
      .then((result) => setOutcome({ ...result, rows, isUndone, isUndoable: !isUndone && result.changed.length > 0 }))
      .catch(() => undefined);
  const undo = () => {
    const changed = new Set(outcome?.changed.map(nameOf));
    const rows = outcome?.rows.filter((row) => changed.has(nameOf(row))) ?? [];
    const back = rows.map((row) => ({ ...row, stock: row.seen, seen: row.stock }));
    return set(back, true);
  };
  return { set, undo, outcome, close: () => setOutcome(null), isPending: send.isPending };
}
