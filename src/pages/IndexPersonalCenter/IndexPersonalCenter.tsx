import { View } from '@tarojs/components';
import { SiteFooter } from '@/components/SiteFooter';
import { useMine } from '@/features/mine/api';
import { MyCounts } from '@/features/mine/MyCounts';
import { EntryGrid } from '@/features/park/EntryGrid';
import { MY_ENTRIES } from '@/features/park/myEntries';
import { VisitorCard } from '@/features/park/VisitorCard';
import { Settings } from '@/features/settings/Settings';
import { NextTicket } from '@/features/ticket/order/NextTicket';
import { useT } from '@/i18n/useT';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { Strata } from '@/ui/Strata';

/** What belongs to the visitor, and the app's settings. */
export default function IndexPersonalCenterPage() {
  const { core, center } = useT();
  const { data } = useMine();
  const counts = { activities: data?.enrollments, feedBack: data?.feedbackAnswered, prizeStatus: data?.prizes };
  return (
    <Page
      title={core.title.indexPersonalCenter}
      tab
      transparentNav
      header={
        <Strata>
          <VisitorCard />
        </Strata>
      }
    >
      <View>
        <View className="stack">
          <NextTicket />
          <MyCounts />
        </View>
        <Section title={center.mine.services}>
          <EntryGrid entries={MY_ENTRIES} label={center.mine.services} counts={counts} />
        </Section>
        <Settings />
        <SiteFooter />
      </View>
    </Page>
  );
}
