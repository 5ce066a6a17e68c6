import { getFinds } from '@park/contract/find/calls';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { call } from '@/api/client';
import { usePolled } from '@/api/polled';
import { keyOf } from '@/api/useCall';
import { useParts } from '@/api/usePark';
import { useT } from '@/i18n/useT';
import { openHref } from '@/navigation/openHref';
import { toast } from '@/platform/toast';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Lines } from '@/ui/Lines';
import { Section } from '@/ui/Section';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { deviceSecret } from '../device';
import { FindCard, WaitingFindCard } from './FindCard';
import { FindForm } from './FindForm';
import { useFindQueue } from './queue';

/** Where the state keeps its laws and regulations. */
const LAW = 'https://flk.npc.gov.cn/';
/** How often a find that nobody has answered is asked about. ms */
const OPEN_EVERY = 30_000;

/** "I found something": leave it where it is, tell the park, and what became of it. Nothing here waits for a sign-in or the network. */
export function FindView() {
  const t = useT().find;
  const isOffered = useParts();
  const [isOpen, setOpen] = useState(false);
  const waiting = useFindQueue();
  const finds = usePolled({
    queryKey: keyOf(getFinds),
    queryFn: async () => call(getFinds, { device: await deviceSecret() }, { quiet: true }),
    refetchOnMount: 'always',
    every: (data) => (data?.some(({ answer }) => !answer) ? OPEN_EVERY : false),
  });
  usePullToRefresh(finds.refetch);
  const known = finds.data ?? [];
  const unsent = waiting.filter(({ number }) => !known.some((find) => find.number === number));
  const photosLeft = (number: string) => waiting.find((one) => one.number === number)?.photos.length ?? 0;
  return (
    <View className="stack-far">
      <LeaveIt />
      {isOpen ? (
        <FindForm onDone={() => setOpen(false)} />
      ) : (
        isOffered('find') && (
          <Button block round onClick={() => setOpen(true)}>
            {t.open}
          </Button>
        )
      )}
      <View className="find__waiting stack" {...aria({ live: 'polite' })}>
        {unsent.map(({ input }) => (
          <WaitingFindCard key={input.clientId} input={input} />
        ))}
      </View>
      {known.length > 0 && (
        <Section title={t.mine}>
          <View className="stack">
            {known.map((find) => (
              <FindCard key={find.id} find={find} photosLeft={photosLeft(find.number)} />
            ))}
          </View>
        </Section>
      )}
    </View>
  );
}

function LeaveIt() {
  const { core, find: t } = useT();
  const look = () => void openHref(LAW).then((how) => how === 'copied' && toast(core.link.copied));
  return (
    <Card>
      <View className="stack">
        <View className="text-heading" {...aria({ role: 'heading', level: 2 })}>
          {t.leave.title}
        </View>
        <Lines lines={t.leave.why} />
        <View className="text-quiet">{t.leave.law}</View>
        <Button kind="text" onClick={look}>
          {t.leave.read}
        </Button>
      </View>
    </Card>
  );
}
