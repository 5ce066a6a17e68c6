import { getParkAbout } from '@park/contract/park/calls';
import type { LegalText as Text } from '@park/contract/park/limits';
import { useCall } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { goReplace } from '@/navigation/go';
import { Empty } from '@/ui/Empty';
import { Page } from '@/ui/Page';
import { RichText } from '@/ui/RichText';
import { Skeleton } from '@/ui/Skeleton';

/** One of the park's legal texts, to be read whole. */
export function LegalText({ text }: { text: Text }) {
  const { core, about: t } = useT();
  const query = useCall(getParkAbout, {});
  return (
    <Page title={core.legal[text]}>
      <Loaded query={query} skeleton={<Skeleton shape="text" rows={6} />}>
        {(about) =>
          about[text].length > 0 ? (
            <RichText text={about[text]} />
          ) : (
            <Empty picture="nothing" text={t.none} action={core.title.about} onAction={() => void goReplace('about')} />
          )
        }
      </Loaded>
    </Page>
  );
}
