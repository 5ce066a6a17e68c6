import { AnchorStatus } from '@park/contract/live/limits';
import { View } from '@tarojs/components';
import { useParts } from '@/api/usePark';
import { SignedInPage } from '@/components/SignInNeeded';
import { AnchorCenter } from '@/features/live/anchor/AnchorCenter';
import { useHost } from '@/features/live/anchor/useHost';
import { NextReservation } from '@/features/live/reservation/NextReservation';
import { EntryGrid } from '@/features/park/EntryGrid';
import { PARK_ENTRIES } from '@/features/park/entries';
import { useT } from '@/i18n/useT';
import { Page } from '@/ui/Page';

/** The anchor's centre; in a park without live points, what one can do. */
export default function PersonalCenterPage() {
  const { core, live } = useT();
  const isOffered = useParts();
  if (!isOffered('live'))
    return (
      <Page title={core.title.services} tab>
        <Services />
      </Page>
    );
  return (
    <SignedInPage title={core.title.personalCenter} tab text={live.register.signInFirst}>
      <AnchorCenter />
    </SignedInPage>
  );
}

/** What one can do in a park without live points, on the tab that its hosts have elsewhere, and a reservation that still stands. */
function Services() {
  const { center } = useT();
  const { shown } = useHost();
  return (
    <View className="stack-wide">
      {shown === AnchorStatus.approved && <NextReservation />}
      <EntryGrid entries={PARK_ENTRIES} label={center.home.entries} />
    </View>
  );
}
