import type { Part } from '@park/contract/park/parts';
import { exportOwnData, getOwnData } from '@park/contract/visitor/calls';
import { EXPORT_LINK_MS, type OwnArea } from '@park/contract/visitor/ownData';
import type { OwnData } from '@park/contract/visitor/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './OwnData.scss';
import { useCall } from '@/api/useCall';
import { useParts } from '@/api/usePark';
import { useSend } from '@/api/useSend';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { absoluteUrl } from '@/platform/absoluteUrl';
import { copyText } from '@/platform/clipboard';
import { fetchFile, handOn, takesFiles } from '@/platform/ownFile';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Section } from '@/ui/Section';
import { usePullToRefresh } from '@/ui/usePullToRefresh';

/** Where what is kept in an area is seen one by one, and corrected where it can be. */
const waysToCorrect: Partial<Record<OwnArea, () => void>> = {
  orders: () => void go('ticketRecord'),
  savedVisitors: () => void go('ticketList'),
  draws: () => void go('prizeStatus'),
  activities: () => void go('activity', { filter: 'mine' }),
  live: () => void go('register'),
  feedback: () => void go('feedBack'),
  lostFound: () => void go('lastFound', { mine: '1' }),
  help: () => void go('help'),
  finds: () => void go('find'),
  stamps: () => void go('stamps'),
  points: () => void go('myPoints'),
  messages: () => void go('message'),
};

const PART_OF: Partial<Record<OwnArea, Part>> = {
  ...{ live: 'live', feedback: 'feedback', stamps: 'exhibit', points: 'points' },
  ...{ draws: 'prize', activities: 'activity', lostFound: 'lostFound', finds: 'find' },
};
/** Pages of a part that is off which still show a visitor their own. */
const OWN_PAGES: readonly OwnArea[] = ['draws', 'activities', 'lostFound', 'finds'];

/** What the park keeps of a visitor, by area; how it is corrected, taken away, and erased. */
export function OwnDataView() {
  const t = useT().ownData;
  const found = useCall(getOwnData, {}, { refetchOnMount: 'always' });
  usePullToRefresh(found.refetch);
  return (
    <View>
      <View className="own-data__intro text-quiet">{t.intro}</View>
      <TakeAway />
      <Section title={t.kept}>
        <Loaded query={found}>
          {({ areas }) => (
            <View className="stack">
              {areas.map((area) => (
                <Area key={area.area} {...area} />
              ))}
            </View>
          )}
        </Loaded>
      </Section>
      <Section title={t.erase.title}>
        <Card>
          <View className="stack">
            <View>{t.erase.text}</View>
            <Button kind="secondary" block onClick={() => void go('eraseMe')}>
              {t.erase.way}
            </Button>
          </View>
        </Card>
      </Section>
    </View>
  );
}

function Area({ area, title, count, text }: OwnData['areas'][number]) {
  const t = useT().ownData;
  const isOffered = useParts();
  // Hosts register no more, and what they have reserved goes on; other pages of a part that is off would say so.
  const part = PART_OF[area];
  const isOff = part !== undefined && !isOffered(part);
  const way = area === 'live' ? () => void go('reservationRecords') : undefined;
  const open = isOff && !OWN_PAGES.includes(area) ? way : waysToCorrect[area];
  if (isOff && count === 0) return null;
  return (
    <Card>
      <View className="own-data__head row">
        <View className="text-title">{title}</View>
        <View className="text-quiet">{t.count({ n: count })}</View>
      </View>
      <View className="own-data__text">{text}</View>
      {open && count > 0 && (
        <View className="own-data__way">
          <Button kind="text" label={`${t.open} ${title}`} onClick={open}>
            {t.open}
          </Button>
        </View>
      )}
    </Card>
  );
}

const EXPORT_FILE = 'my-data.zip';
const EXPORT_LINK_MINUTES = EXPORT_LINK_MS / 60_000;
/** A whole sentence. ms */
const EXPORT_TOAST_MS = 3000;

/** The file of everything: downloaded, sent to a chat, or by a link that works once in another browser. */
function TakeAway() {
  const t = useT().ownData.file;
  const { send, isPending } = useSend(exportOwnData);
  const [fetching, setFetching] = useState(false);
  /** Where the file lies on the phone until it is handed on. */
  const [path, setPath] = useState('');
  const [message, setMessage] = useState('');
  const takes = takesFiles();

  const fetch = async () => {
    const link = await send({});
    if (!link) return;
    setFetching(true);
    try {
      const there = await fetchFile(absoluteUrl(link.path));
      setPath(there);
      setMessage(there ? t.fetched : t.downloading);
    } catch {
      toast(t.failed, EXPORT_TOAST_MS);
    } finally {
      setFetching(false);
    }
  };
  const copy = async () => {
    const link = await send({});
    if (!link) return;
    try {
      await copyText(absoluteUrl(link.path));
      setMessage(t.copied({ minutes: EXPORT_LINK_MINUTES }));
    } catch {
      toast(t.notCopied, EXPORT_TOAST_MS);
    }
  };
  const busy = isPending || fetching;
  return (
    <Section title={t.title}>
      <Card>
        <View className="stack">
          <View>{t.text}</View>
          {!takes && <View className="text-quiet">{t.inWechat}</View>}
          {path ? (
            <Button block onClick={() => void handOn(path, EXPORT_FILE)}>
              {t.handOn}
            </Button>
          ) : (
            takes && (
              <Button block loading={busy} onClick={() => void fetch()}>
                {t.action}
              </Button>
            )
          )}
          <Button kind={takes ? 'secondary' : 'primary'} block disabled={busy} onClick={() => void copy()}>
            {t.copy}
          </Button>
          {message && <View className="note tone-info">{message}</View>}
        </View>
      </Card>
    </Section>
  );
}
