import { SignedInPage } from '@/components/SignInNeeded';
import { AnchorCenter } from '@/features/live/anchor/AnchorCenter';
import { useT } from '@/i18n/useT';

/** The anchor's centre. */
export default function PersonalCenterPage() {
  const { core, live } = useT();
  return (
    <SignedInPage title={core.title.personalCenter} tab text={live.register.signInFirst}>
      <AnchorCenter />
    </SignedInPage>
  );
}
