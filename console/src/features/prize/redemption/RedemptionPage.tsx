import { exportRedemptions, getRedemptions, lookUpPrize, redeemPrize } from '@park/contract/prize/redemption/calls';
import type { PrizeClaim } from '@park/contract/prize/redemption/schemas';
import { Input } from 'antd';
import { useState } from 'react';
import { sentenceOf } from '../../../api/callError';
import { useCall, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { daySpan } from '../../../ui/daySpan';
import { ExportButton } from '../../../ui/ExportButton';
import { ListTable } from '../../../ui/list/ListTable';
import { useListState } from '../../../ui/list/useListState';
import { PageHead } from '../../../ui/PageHead';
import { ScanBox } from '../../../ui/scan/ScanBox';
import { play } from '../../../ui/scan/sounds';
import { ParkTime } from '../../../ui/values';
import { type Found, FoundPrize } from './FoundPrize';

/** Hands prizes out: look the code up, see whose it is, write it off once. */
export default function RedemptionPage() {
  const t = useTexts('redemption');
  const [found, setFound] = useState<Found | null>(null);
  const look = useSend(lookUpPrize, { quiet: true });
  const handOut = useSend(redeemPrize, { stale: [getRedemptions], quiet: true });

  const lookUp = async (code: string) => {
    try {
      const claim = await look.mutateAsync({ code });
      setFound({ claim, problem: null, isNew: false });
      void play(claim.state === 'won' ? 'care' : 'no');
    } catch (error) {
      setFound({ claim: null, problem: sentenceOf(error), isNew: false });
      void play('no');
    }
  };
  const redeem = async (claim: PrizeClaim) => {
    try {
      setFound({ claim: await handOut.mutateAsync({ code: claim.code }), problem: null, isNew: true });
      void play('yes');
    } catch (error) {
      setFound({ claim, problem: sentenceOf(error), isNew: false });
      void play('no');
    }
  };
  return (
    <>
      <PageHead title={t.title} about={t.about} />
      <div className="desk">
        <FoundPrize found={found} busy={look.isPending} onRedeem={redeem} />
        <div className="sheet">
          <ScanBox label={t.code} hint={t.hint} check={t.check} onCode={lookUp} />
        </div>
        <Redemptions />
      </div>
    </>
  );
}

/** What was handed out on a day, today unless another is asked for. */
function Redemptions() {
  const t = useTexts('redemption');
  const ui = useTexts('ui');
  const state = useListState();
  const { day } = state.filters;
  const list = useCall(getRedemptions, { day, ...state.place });
  return (
    <section className="sheet" aria-label={t.list}>
      <div className="desk-head">
        <h2>{t.list}</h2>
        <label className="field" htmlFor="desk-day">
          {t.day}
          <Input
            id="desk-day"
            type="date"
            {...daySpan()}
            value={day ?? ''}
            onChange={(event) => state.filter({ day: event.target.value })}
          />
        </label>
        <ExportButton path={exportRedemptions.path + (day ? `?day=${day}` : '')} name={t.list} />
      </div>
      <ListTable
        of={list}
        rowKey="code"
        empty={t.empty}
        place={state.place}
        turn={state.turn}
        columns={[
          { title: t.at, render: (_, row) => <ParkTime at={row.writtenOffAt} /> },
          { title: t.prize, render: (_, { prize, round }) => `${prize.name} · ${round.name}` },
          { title: ui.person, dataIndex: 'name' },
          { title: t.phone, dataIndex: 'phone' },
          { title: t.code, dataIndex: 'code' },
          { title: t.by, dataIndex: 'writtenOffBy' },
        ]}
      />
    </section>
  );
}
