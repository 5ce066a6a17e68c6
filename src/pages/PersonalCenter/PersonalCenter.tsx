import { useParts } from '@/api/usePark';
import { SignedInPage } from '@/components/SignInNeeded';
import { AnchorCenter } from '@/features/live/anchor/AnchorCenter';
import { useT } from '@/i18n/useT';
import { Page } from '@/ui/Page';
import { Services } from './Services';

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
