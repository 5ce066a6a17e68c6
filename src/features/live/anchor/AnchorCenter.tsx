import { getAnchorsDetails } from '@park/contract/live/anchor/calls';
import type { AnchorDetails } from '@park/contract/live/anchor/schemas';
import { AnchorStatus } from '@park/contract/live/limits';
import { View } from '@tarojs/components';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { go, goTab } from '@/navigation/go';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Facts } from '@/ui/Facts';
import { Skeleton } from '@/ui/Skeleton';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { NextReservation } from '../reservation/NextReservation';
import { AnchorState } from './AnchorState';
import { MessageList } from './MessageList';

/** The anchor's own page: where they stand, what is next, their records and account, and the park's messages. */
export function AnchorCenter() {
  const anchor = useCall(getAnchorsDetails, {});
  usePullToRefresh(anchor.refetch);
  return (
    <View>
      <Loaded query={anchor} skeleton={<Skeleton shape="form" rows={2} />}>
        {(details) => (
          <View className="point-list stack">
            <AnchorState anchor={details} now={serverNow()} onStep={() => step(details.status)} />
            {details.platform && <Account anchor={details} />}
          </View>
        )}
      </Loaded>
      {anchor.data && anchor.data.status !== AnchorStatus.none && <NextReservation />}
      <MessageList />
    </View>
  );
}

function step(status: AnchorDetails['status']): void {
  if (status === AnchorStatus.approved) void goTab('home');
  else void go('register');
}

function Account({ anchor }: { anchor: AnchorDetails }) {
  const t = useT().live.personal;
  const { platform, account } = anchor;
  return (
    <Card>
      <Facts rows={[[t.account, t.accountOf({ platform: platform?.name ?? '', account: account ?? '' })]]} />
      <Button kind="text" block onClick={() => void go('reservationRecords')}>
        {t.records}
      </Button>
    </Card>
  );
}
