import { getGuardianConsents, getGuardianTerms, withdrawGuardianConsent } from '@park/contract/ticket/guardian/calls';
import type { GuardianConsent } from '@park/contract/ticket/guardian/schemas';
import { getSavedVisitors } from '@park/contract/ticket/visitor/calls';
import { View } from '@tarojs/components';
import { useCall } from '@/api/useCall';
import { useSend } from '@/api/useSend';
import { Loaded } from '@/components/Loaded';
import { formatMomentAmid } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { confirm } from '@/ui/confirm';
import { ListItem } from '@/ui/ListItem';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { Tag } from '@/ui/Tag';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { Terms } from './Terms';

/** For which children one agreed, and withdrawing it; what was agreed to, and who answers for it. */
export function GuardianView() {
  const t = useT().guardian;
  const consents = useCall(getGuardianConsents, {});
  const terms = useCall(getGuardianTerms, {});
  usePullToRefresh(() => Promise.all([consents.refetch(), terms.refetch()]));
  return (
    <View>
      <Section title={t.given}>
        <Loaded query={consents} skeleton={<Skeleton shape="list" rows={2} />}>
          {(given) =>
            given.length === 0 ? (
              <View className="text-quiet">{t.none}</View>
            ) : (
              <View className="stack">
                {given.map((consent) => (
                  <Consent key={consent.id} consent={consent} />
                ))}
              </View>
            )
          }
        </Loaded>
      </Section>
      <Section title={t.terms}>
        <Card>
          <Loaded query={terms} skeleton={<Skeleton shape="form" rows={4} />}>
            {(known) => <Terms terms={known} />}
          </Loaded>
        </Card>
      </Section>
    </View>
  );
}

function Consent({ consent: { id, child, relation, givenAt, withdrawnAt } }: { consent: GuardianConsent }) {
  const t = useT().guardian;
  const withdraw = useSend(withdrawGuardianConsent, { answers: getGuardianConsents, stale: [getSavedVisitors] });
  const name = child?.name ?? t.notSaved;
  const ask = async () => {
    const yes = await confirm({
      title: t.withdrawTitle,
      text: t.withdrawText,
      action: t.withdraw,
      dismiss: t.keep,
      danger: true,
    });
    if (yes && (await withdraw.send({ id }))) toast(t.withdrawn);
  };
  return (
    <ListItem
      title={name}
      facts={[
        ...(child ? [child.idNumber] : []),
        `${t.relations[relation]} · ${t.givenAt({ time: formatMomentAmid(givenAt) })}`,
        withdrawnAt ? (
          <Tag key="withdrawn" tone="muted">
            {t.withdrawnAt({ time: formatMomentAmid(withdrawnAt) })}
          </Tag>
        ) : (
          <Button key="withdraw" kind="secondary" loading={withdraw.isPending} onClick={() => void ask()}>
            {t.withdraw}
          </Button>
        ),
      ]}
    />
  );
}
