import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/language';
import { shortDay } from '../../../ui/values';
import { useSlots } from '../slots';
import type { StocksSetting } from './useStocksSetting';

/** So many of those that stayed are named; the others are counted. */
const MAX_NAMED = 12;

interface StocksOutcomeProps {
  setting: StocksSetting;
  nameOf: (ticketId: string) => string;
}

/** What became of stock that was set at once, with its undo: above the calendar, where it stays whatever is chosen next. */
export function StocksOutcome({ setting: { outcome, undo, close, isPending }, nameOf }: StocksOutcomeProps) {
  const t = useTexts('stock');
  const { hoursOf } = useSlots();
  const strip = useRef<HTMLDivElement>(null);
  const done = outcome?.changed;
  // The button may stand far below, on a phone most of all.
  useEffect(() => {
    if (done) strip.current?.scrollIntoView({ block: 'nearest' });
  }, [done]);
  if (!outcome) return null;
  const { changed, kept, isUndone, isUndoable } = outcome;
  return (
    <div ref={strip} style={{ marginBottom: 12, scrollMarginTop: 72 }}>
      <Alert
        type={kept.length > 0 ? 'warning' : 'success'}
        title={t.changed({ rows: changed.length, isUndone })}
        description={
          kept.length > 0 && (
            <>
              {t.kept({ rows: kept.length })}
              <ul>
                {kept.slice(0, MAX_NAMED).map(({ ticketId, day, slotId, stock }) => (
                  <li key={`${ticketId} ${day} ${slotId}`}>
                    {shortDay(day)} {hoursOf(slotId)} · {nameOf(ticketId)} · {stock}
                  </li>
                ))}
                {kept.length > MAX_NAMED && <li>{t.more({ rows: kept.length - MAX_NAMED })}</li>}
              </ul>
            </>
          )
        }
        action={
          isUndoable && (
            <Button loading={isPending} onClick={() => void undo()}>
              {t.undo}
            </Button>
          )
        }
        closable={{ onClose: close }}
      />
    </div>
  );
}
