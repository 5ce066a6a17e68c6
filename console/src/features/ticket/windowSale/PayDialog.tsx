import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import type { WindowSale } from '@park/contract/ticket/windowSale/schemas';
import { Alert, Button, Modal, Segmented, Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/language';
import { useWedge } from '../../../ui/scan/useWedge';
import { parkTime, yuan } from '../../../ui/values';
import { PAPERS, type Paper, PrintedSale, storedPaper, storePaper } from './PrintedSale';
import type { useSale } from './useSale';
import { YuanInput } from './YuanInput';

interface PayDialogProps {
  at: ReturnType<typeof useSale>;
  sale: WindowSale;
  onNext: () => void;
  onCancel: () => Promise<unknown>;
  onCode: (code: string) => Promise<unknown>;
  /** Without a network: cash only. */
  alone: boolean;
}

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** The money for what is held: Enter takes the exact sum; then the tickets are printed, and Enter goes on to the next family. */
export function PayDialog({ at, sale, onNext, onCancel, onCode, alone }: PayDialogProps) {
  const t = useTexts('windowSale');
  const { pay } = t;
  const { state, amount } = sale;
  const over = state === 'cancelled';
  return (
    <Modal
      open
      width={560}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      title={state === 'paid' ? pay.paid : over ? pay.over : pay.title({ amount: yuan(amount) })}
      footer={null}
    >
      {state === 'open' && <Cash at={at} sale={sale} onCancel={onCancel} onCode={onCode} alone={alone} />}
      {state === 'paying' && (
        <>
          <p className="window-waiting">
            <Spin /> {pay.paying}
          </p>
          <p className="muted">{pay.payingAbout}</p>
          <Button loading={at.isBusy} onClick={() => void onCancel()}>
            {pay.cancel}
          </Button>
        </>
      )}
      {state === 'paid' && <Done sale={sale} onNext={onNext} />}
      {over && (
        <>
          <p>{pay.overAbout}</p>
          <Button type="primary" autoFocus onClick={at.next}>
            {pay.again}
          </Button>
        </>
      )}
    </Modal>
  );
}

function Cash({ at, sale, onCancel, onCode, alone }: Omit<PayDialogProps, 'onNext'>) {
  const { pay, offline } = useTexts('windowSale');
  const isOffline = alone || sale.id === '';
  const [received, setReceived] = useState<number | null>(null);
  const given = received ?? sale.amount;
  const form = useRef<HTMLFormElement>(null);
  // While the dialog opens the focus may not be in its field yet, and a cashier is quicker.
  useEffect(() => {
    const press = ({ key, repeat, target }: KeyboardEvent) => {
      const isElsewhere = !(target instanceof Element && target.closest('form, button'));
      if (key === 'Enter' && !repeat && isElsewhere) form.current?.requestSubmit();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  useWedge((code) => {
    setReceived(null);
    void onCode(code);
  });
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (given >= sale.amount && !at.isBusy) void at.pay(sale.id, { received: given });
      }}
    >
      <label className="field" htmlFor="received">
        {pay.received}
        <YuanInput
          id="received"
          size="large"
          autoFocus
          placeholder={(sale.amount / 100).toFixed(2)}
          value={received}
          onChange={setReceived}
        />
      </label>
      <p className="window-sum" aria-live="polite">
        <span>{pay.change}</span>
        <strong>
          {given < sale.amount ? pay.tooLittle({ amount: yuan(sale.amount - given) }) : yuan(given - sale.amount)}
        </strong>
      </p>
      <Alert type="info" title={isOffline ? offline.cashOnly : pay.scan({ until: parkTime(sale.payBy, CLOCK) })} />
      <div className="window-actions">
        <Button type="primary" size="large" htmlType="submit" disabled={given < sale.amount} loading={at.isBusy}>
          {pay.cash}
        </Button>
        <Button size="large" disabled={at.isBusy} onClick={() => void onCancel()}>
          {pay.cancel}
        </Button>
      </div>
    </form>
  );
}

function Done({ sale, onNext }: Pick<PayDialogProps, 'sale' | 'onNext'>) {
  const t = useTexts('windowSale');
  const [paper, setPaper] = useState<Paper>(storedPaper);
  // Whoever pays has their tickets in the next moment.
  useEffect(() => {
    window.print();
  }, []);
  return (
    <>
      <p className="window-waiting">
        <CheckCircleFilled aria-hidden style={{ color: '#2f7d4f' }} /> {t.tickets({ count: sale.tickets.length })} ·{' '}
        {yuan(sale.amount)}
      </p>
      {(sale.change ?? 0) > 0 && (
        <p className="window-sum">
          <span>{t.pay.change}</span>
          <strong>{yuan(sale.change ?? 0)}</strong>
        </p>
      )}
      <div className="window-actions">
        <Button type="primary" size="large" autoFocus onClick={onNext}>
          {t.pay.next}
        </Button>
        <Button size="large" onClick={() => window.print()}>
          {t.print}
        </Button>
        <Segmented
          aria-label={t.paper}
          value={paper}
          options={PAPERS.map((value) => ({ value, label: t.papers[value] }))}
          onChange={(chosen) => {
            storePaper(chosen);
            setPaper(chosen);
          }}
        />
      </div>
      <PrintedSale sale={sale} paper={paper} />
    </>
  );
}
