import { getAnchorsDetails, getNewestAudit } from '@park/contract/live/anchor/calls';
import type { AnchorDetails, Registration } from '@park/contract/live/anchor/schemas';
import { AnchorStatus } from '@park/contract/live/limits';
import { View } from '@tarojs/components';
import { type ReactNode, useState } from 'react';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { useParts } from '@/api/usePark';
import { Loaded } from '@/components/Loaded';
import { SignedInPage } from '@/components/SignInNeeded';
import { formatMoment } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go, goTab } from '@/navigation/go';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Facts } from '@/ui/Facts';
import { Page } from '@/ui/Page';
import { Skeleton } from '@/ui/Skeleton';
import { MainAction } from '@/ui/StickyAction';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { AnchorState } from './AnchorState';
import { RegisterFields } from './RegisterFields';
import { useRegistration } from './useRegistration';

/** Registering as an anchor: the form, or what became of the registration and the next step. */
export function RegisterView() {
  const { core, live } = useT();
  const anchor = useCall(getAnchorsDetails, {});
  const audit = useCall(getNewestAudit, {});
  const [again, setAgain] = useState(false);
  const refetch = () => Promise.all([anchor.refetch(), audit.refetch()]);
  usePullToRefresh(refetch);
  const both = {
    data: anchor.data && audit.data !== undefined ? { anchor: anchor.data, last: audit.data } : undefined,
    isError: anchor.isError || audit.isError,
    error: anchor.error ?? audit.error,
    refetch,
  };
  const known = both.data;
  if (known && (known.anchor.status === AnchorStatus.none || (known.anchor.status === AnchorStatus.rejected && again))) {
    return <RegisterForm last={known.last} refetch={refetch} onDone={() => setAgain(false)} />;
  }
  return (
    <SignedInPage title={core.title.register} text={live.register.signInFirst} skeleton={<Skeleton shape="form" rows={4} />}>
      <Loaded query={both} skeleton={<Skeleton shape="form" rows={4} />}>
        {({ anchor: details, last }) => <Standing anchor={details} last={last} onAgain={() => setAgain(true)} />}
      </Loaded>
    </SignedInPage>
  );
}

function Standing(props: { anchor: AnchorDetails; last: Registration | null; onAgain: () => void }): ReactNode {
  const { anchor, last, onAgain } = props;
  const { title } = useT().core;
  const hasFeedback = useParts()('feedback');
  const steps: Partial<Record<AnchorStatus, () => void>> = {
    [AnchorStatus.rejected]: onAgain,
    [AnchorStatus.approved]: () => void goTab('home'),
  };
  return (
    <View className="point-list stack">
      <AnchorState anchor={anchor} now={serverNow()} onStep={steps[anchor.status]} />
      {anchor.status === AnchorStatus.suspended && hasFeedback && (
        <Button kind="secondary" block onClick={() => void go('feedBack')}>
          {title.feedBack}
        </Button>
      )}
      {last && <RegistrationFacts registration={last} />}
    </View>
  );
}

interface RegisterFormProps {
  last: Registration | null;
  refetch: () => Promise<unknown>;
  onDone: () => void;
}

function RegisterForm({ last, refetch, onDone }: RegisterFormProps) {
  const { core, live } = useT();
  const registration = useRegistration(last, refetch, () => {
    toast(live.register.done);
    onDone();
  });
  return (
    <Page
      title={core.title.register}
      footer={
        <MainAction loading={registration.isSending} onClick={() => void registration.submit()}>
          {live.register.submit}
        </MainAction>
      }
    >
      <RegisterFields registration={registration} />
    </Page>
  );
}

/** What was sent, when, and when it was decided. */
function RegistrationFacts({ registration }: { registration: Registration }) {
  const t = useT().live.register;
  const { introduction, decidedAt } = registration;
  return (
    <Card>
      <Facts
        rows={[
          [t.name, registration.name],
          [t.phone, registration.phone],
          [t.platform, registration.platform.name],
          [t.account, registration.account],
          ...(introduction ? [[t.introduction, introduction] as const] : []),
          [t.sent, formatMoment(registration.createdAt)],
          ...(decidedAt ? [[t.decided, formatMoment(decidedAt)] as const] : []),
        ]}
      />
    </Card>
  );
}
