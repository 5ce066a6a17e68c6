import { getParkAbout } from '@park/contract/park/calls';
import { LEGAL_TEXTS, PARK_PHONES } from '@park/contract/park/limits';
import type { ParkAbout } from '@park/contract/park/schemas';
import { View } from '@tarojs/components';
import { useCall } from '@/api/useCall';
import { usePark, useParkName } from '@/api/usePark';
import { Loaded } from '@/components/Loaded';
import { showOnMap } from '@/components/showOnMap';
import { useShare } from '@/components/useShare';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { phoneCall } from '@/platform/phoneCall';
import { Button } from '@/ui/Button';
import { Facts } from '@/ui/Facts';
import { Page } from '@/ui/Page';
import { RichText } from '@/ui/RichText';
import { Section } from '@/ui/Section';
import { usePullToRefresh } from '@/ui/usePullToRefresh';

/** Its story, how to reach it, where else it can be followed, and its legal texts. */
export function AboutPark() {
  const { core } = useT();
  const name = useParkName();
  const query = useCall(getParkAbout, {}, { isPersisted: true });
  useShare(name, 'about', {});
  usePullToRefresh(query.refetch);
  return (
    <Page title={core.title.about}>
      <Loaded query={query}>{(about) => <Whole about={about} name={name} />}</Loaded>
    </Page>
  );
}

function Whole({ about, name }: { about: ParkAbout; name: string }) {
  const { center, core, about: t } = useT();
  const park = usePark();
  const { story, address, position, accounts } = about;
  const { office = '' } = park?.phones ?? {};
  const reach = [
    ...(address ? [[t.address, address] as const] : []),
    ...PARK_PHONES.flatMap((kind) => (park?.phones[kind] ? [[t.phones[kind], park.phones[kind]] as const] : [])),
  ];
  const law = [
    [t.operator, park?.operator],
    [t.children, about.childrenContact],
  ].flatMap(([label, value]) => (label && value ? [[label, value] as const] : []));
  const texts = LEGAL_TEXTS.filter((text) => about[text].length > 0);
  return (
    <View className="stack-wide">
      {story.length > 0 && (
        <Section title={name}>
          <RichText text={story} />
        </Section>
      )}
      {(reach.length > 0 || position) && (
        <Section title={t.reach}>
          <View className="stack">
            {reach.length > 0 && <Facts rows={reach} />}
            {position && (
              <Button
                kind="secondary"
                block
                onClick={() => void showOnMap(position, name, { copied: core.link.copied, failed: t.noMap })}
              >
                {t.map}
              </Button>
            )}
            {office && (
              <Button kind="secondary" block onClick={() => void phoneCall(office).catch(() => {})}>
                {center.home.office({ number: office })}
              </Button>
            )}
          </View>
        </Section>
      )}
      {accounts.length > 0 && (
        <Section title={t.accounts}>
          <Facts rows={accounts.map(({ service, account }) => [service, account])} />
        </Section>
      )}
      {(law.length > 0 || texts.length > 0) && (
        <Section title={t.law}>
          <View className="stack">
            {law.length > 0 && <Facts rows={law} />}
            {texts.map((text) => (
              <Button key={text} kind="secondary" block onClick={() => void go('about', { text })}>
                {t[text]}
              </Button>
            ))}
          </View>
        </Section>
      )}
    </View>
  );
}
