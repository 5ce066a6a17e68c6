import { getWriteOffs, lookUpPrize, writeOffPrize } from '@park/contract/prize/adminEndpoints';
import type { PrizeClaim } from '@park/contract/prize/schemas';
import { useState } from 'react';
import { sentenceOf } from '../../api/callError';
import { useDo } from '../../api/hooks';
import { prizeDesk as en } from '../../i18n/en/prizeDesk';
import { useTexts } from '../../i18n/language';
import { prizeDesk as zh } from '../../i18n/zh/prizeDesk';
import { PageHead } from '../../ui/PageHead';
import { ScanBox } from '../../ui/scan/ScanBox';
import { play } from '../../ui/scan/sounds';
import { type Found, FoundPrize } from './FoundPrize';
import { WriteOffs } from './WriteOffs';

/** Hands prizes out: look the code up, see whose it is, write it off once. */
export default function PrizeDeskPage() {
  const t = useTexts({ zh, en });
  const [found, setFound] = useState<Found | null>(null);
  const look = useDo(lookUpPrize, { quiet: true });
  const handOut = useDo(writeOffPrize, { refresh: [getWriteOffs], quiet: true });

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
  const writeOff = async (claim: PrizeClaim) => {
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
        <FoundPrize found={found} busy={look.isPending} onWriteOff={writeOff} />
        <div className="sheet">
          <ScanBox label={t.label} hint={t.hint} check={t.check} onCode={lookUp} />
        </div>
        <WriteOffs />
      </div>
    </>
  );
}
