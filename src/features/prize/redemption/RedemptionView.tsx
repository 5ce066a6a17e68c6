import { View } from '@tarojs/components';
import { Failure } from '@/components/Failure';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { TextField } from '@/ui/TextField';
import { ClaimCard } from './ClaimCard';
import { RedemptionList } from './RedemptionList';
import { type Redemption, useRedemption } from './useRedemption';

/** The redemption: scan or type a code, see whose prize it is, hand it out. @param code of a link */
export function RedemptionView({ code = '' }: { code?: string }) {
  const redemption = useRedemption(code);
  return (
    <View>
      {redemption.claim ? <ClaimCard claim={redemption.claim} redemption={redemption} /> : <Ask redemption={redemption} />}
      <RedemptionList />
    </View>
  );
}

function Ask({ redemption }: { redemption: Redemption }) {
  const t = useT().prize.redemption;
  const { failure } = redemption;
  return (
    <Card>
      <View className="stack">
        <Button block round disabled={redemption.isFinding} onClick={() => void redemption.scan()}>
          {t.scan}
        </Button>
        <TextField
          label={t.code}
          value={redemption.code}
          onChange={redemption.type}
          maxLength={40}
          hint={t.codeHint}
          error={redemption.mistake}
          autoComplete="off"
          required
        />
        <Failure error={failure} />
        <Button kind="secondary" block loading={redemption.isFinding} onClick={redemption.find}>
          {t.lookUp}
        </Button>
      </View>
    </Card>
  );
}
