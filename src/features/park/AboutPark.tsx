import { getParkAbout } from '@park/contract/park/calls';
import { openingOf, type ParkHours, wallClock } from '@park/contract/park/hours';
import { LEGAL_TEXTS, PARK_PHONES } from '@park/contract/park/limits';
import type { ParkAbout } from '@park/contract/park/schemas';
import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import type { Opening } from '@park/contract/ticket/product/schemas';
import { View } from '@tarojs/components';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { usePark, useParkName } from '@/api/usePark';
import { Loaded } from '@/components/Loaded';
import { showOnMap } from '@/components/showOnMap';
import { useShare } from '@/components/useShare';
import { formatRelativeDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { phoneCall } from '@/platform/phoneCall';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { Facts } from '@/ui/Facts';
import { Page } from '@/ui/Page';
import { RichText } from '@/ui/RichText';
import { Section } from '@/ui/Section';
import { useNow } from '@/ui/useNow';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { spansText } from './hours';

/** Its story, when it is open, how to reach it, where else it can be followed, and its legal texts. */
export function AboutPark({ opening }: { opening: Opening | undefined }) {
  const { core } = useT();
  const name = useParkName();
  const query = useCall(getParkAbout, {});
  useShare(name, 'about', {});
  usePullToRefresh(query.refetch);
  return (
    <Page title={core.title.about}>
      <Loaded query={query}>{(about) => <AboutContent about={about} name={name} opening={opening} />}</Loaded>
    </Page>
  );
}

function AboutContent({ about, name, opening }: { about: ParkAbout; name: string; opening: Opening | undefined }) {
  const { core, about: t } = useT();
  const park = usePark();
  const { story, address, position, accounts } = about;
  const numbers = PARK_PHONES.flatMap((kind) => (park?.phones[kind] ? [[t.phones[kind], park.phones[kind]] as const] : []));
  const reach = [...(address ? [[t.address, address] as const] : []), ...numbers];
  const law = [
    [t.operator, park?.operator],
    [t.children, about.childrenContact],
  ].flatMap(([label, value]) => (label && value ? [[label, value] as const] : []));
  const texts = LEGAL_TEXTS.filter((text) => about[text].length > 0);
  const services = [...new Set(accounts.map(({ service }) => service))].map((service) => {
    const there = accounts.filter((one) => one.service === service);
    return [service, there.map(({ account }) => account).join(' · ')] as const;
  });
  if (!park && story.length + reach.length + services.length + law.length + texts.length === 0 && !position)
    return <Empty picture="nothing" text={t.none} />;
  return (
    <View className="stack-wide">
      {story.length > 0 && (
        <Section title={name}>
          <RichText text={story} />
        </Section>
      )}
      {park && <WeekHours hours={park.hours} opening={opening} />}
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
            {[...new Set(numbers.map(([, number]) => number))].map((number) => (
              <Button key={number} kind="secondary" block onClick={() => void phoneCall(number).catch(() => {})}>
                {t.call({ number })}
              </Button>
            ))}
          </View>
        </Section>
      )}
      {services.length > 0 && (
        <Section title={t.accounts}>
          <Facts rows={services} />
        </Section>
      )}
      {(law.length > 0 || texts.length > 0) && (
        <Section title={t.law}>
          <View className="stack">
            {law.length > 0 && <Facts rows={law} />}
            {texts.map((text) => (
              <Button key={text} kind="secondary" block onClick={() => void go('about', { text })}>
                {core.legal[text]}
              </Button>
            ))}
          </View>
        </Section>
      )}
    </View>
  );
}

const WEEK_DAYS = 7;

interface WeekHoursProps {
  hours: ParkHours;
  /** What closures make of today and tomorrow; undefined: not known. */
  opening: Opening | undefined;
}

/** When the park is open, today and the days after. */
function WeekHours({ hours, opening }: WeekHoursProps) {
  const t = useT().about;
  const today = parkDay(useNow((now) => parkMoment(addDays(parkDay(now), 1), '00:00'), serverNow));
  const days = Array.from({ length: WEEK_DAYS }, (_, ahead) => addDays(today, ahead));
  return (
    <Section title={t.hours}>
      <Facts rows={days.map((day) => [formatRelativeDay(day, today), hoursOf(day)] as const)} />
    </Section>
  );

  function hoursOf(day: string): string {
    const { spans, reason } = openingOf(hours, day);
    const closure = [opening?.today, opening?.tomorrow].find((one) => one?.day === day && one.closed);
    const lastEntry = spans.at(-1)?.lastEntry;
    if (closure || !lastEntry) return t.closed({ reason: closure?.reason ?? reason });
    return t.dayHours({ spans: spansText(spans), lastEntry: wallClock(lastEntry) });
  }
}
