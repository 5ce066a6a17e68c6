import { getRedemptions, lookUpPrize, redeemPrize } from '@park/contract/prize/redemption/calls';
import type { PrizeClaim } from '@park/contract/prize/redemption/schemas';
import { useState } from 'react';
import { sentenceOf } from '../../../api/callError';
import { useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { PageHead } from '../../../ui/PageHead';
import { ScanBox } from '../../../ui/scan/ScanBox';
import { play } from '../../../ui/scan/sounds';
import { type Found, FoundPrize } from './FoundPrize';
import { Redemptions } from './Redemptions';

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
