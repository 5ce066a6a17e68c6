import { SignInNeeded } from '@/components/SignInNeeded';
import { AnchorCenter } from '@/features/live/anchor/AnchorCenter';
import { useT } from '@/i18n/useT';
import { Page } from '@/ui/Page';

/** The anchor's centre. */
export default function PersonalCenterPage() {
  const { core, live } = useT();
  return (
    <Page title={core.title.personalCenter} tab>
      <SignInNeeded text={live.register.signInFirst}>
        <AnchorCenter />
      </SignInNeeded>
    </Page>
  );
}
