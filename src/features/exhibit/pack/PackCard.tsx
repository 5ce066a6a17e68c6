import { getPack } from '@park/contract/pack/calls';
import type { Pack } from '@park/contract/pack/schemas';
import { parkDay } from '@park/contract/parkTime';
import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import './PackCard.scss';
import { useCall } from '@/api/useCall';
import type { Texts } from '@/i18n/areas';
import { formatDay, formatMegabytes } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { canKeepFiles } from '@/platform/packFiles';
import { lostBytes, packs, type StoredPack } from '@/platform/packs';
import { usePersistentList } from '@/platform/persistentList';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CheckList } from '@/ui/CheckList';
import { leaveRecordings, remove, stop, type Taking, take, useTaking } from './taking';

/** A pack to take along: how large it is, how far it has come, whether a newer one is there, and how to be rid of it. */
export function PackCard({ id }: { id: string }) {
  const t = useT().pack;
  const stored = usePersistentList(packs).filter((pack) => pack.id === id);
  const taking = useTaking(id);
  const { data, isError } = useCall(getPack, { id }, { isQuiet: true });
  const here = stored.find(({ isWhole }) => isWhole);
  const begun = stored.find(({ isWhole }) => !isWhole);
  const isOther = here !== undefined && data !== undefined && data.lang !== here.lang;
  const isNewer = here !== undefined && data !== undefined && !isOther && data.version !== here.version;
  const lost = useLost(here, taking !== undefined);
  const [wants, setWants] = useState(false);
  const newest = begun ?? here;
  const withRecordings = newest ? Boolean(newest.recordingBytes) : wants;
  const recordingBytes = data?.recordingBytes || newest?.recordingBytes || 0;
  const choose = () => {
    if (!newest) setWants(!wants);
    else if (withRecordings) void leaveRecordings(id);
    else take(id, true);
  };
  // Its room is there before its size is known, so that nothing below moves.
  const isNone = !canKeepFiles() || (!data && isError);
  if (stored.length === 0 && !taking && isNone) return null;
  return (
    <Card>
      <View className="pack stack">
        <View className="text-title" {...aria({ role: 'heading', level: 2 })}>
          {t.title}
        </View>
        <View className="text-quiet" {...aria({ live: taking?.phase === 'taking' ? undefined : 'polite' })}>
          {stateOf(t, { data, here, isBegun: begun !== undefined, isNewer, lost, taking })}
        </View>
        {recordingBytes > 0 && (
          <CheckList
            name={t.title}
            options={[{ value: 'recordings', label: t.recordings({ size: formatMegabytes(recordingBytes) }) }]}
            values={withRecordings ? ['recordings'] : []}
            onToggle={choose}
            disabled={taking?.phase === 'taking'}
          />
        )}
        <View className="pack__actions">
          {taking?.phase === 'taking' ? (
            <Button kind="secondary" onClick={() => stop(id)}>
              {t.stop}
            </Button>
          ) : (
            (!here || isOther || isNewer || begun || Boolean(lost)) && (
              <Button kind="secondary" onClick={() => take(id, withRecordings)}>
                {begun || (lost && !isNewer) ? t.goOn : isNewer ? t.update : t.take}
              </Button>
            )
          )}
          {stored.length > 0 && (
            <Button kind="text" onClick={() => void remove(id)}>
              {t.remove}
            </Button>
          )}
        </View>
      </View>
    </Card>
  );
}

/** What the browser has thrown away of a pack, looked at whenever the pack shows; undefined: not yet. Bytes. */
function useLost(here: StoredPack | undefined, isTaking: boolean): number | undefined {
  const [looked, setLooked] = useState<{ at: StoredPack; lost: number }>();
  useEffect(() => {
    if (!here || isTaking) return;
    let isOver = false;
    void lostBytes(here).then((lost) => isOver || setLooked({ at: here, lost }));
    return () => {
      isOver = true;
    };
  }, [here, isTaking]);
  return looked && looked.at === here ? looked.lost : undefined;
}

interface State {
  data: Pack | undefined;
  here: StoredPack | undefined;
  isBegun: boolean;
  isNewer: boolean;
  /** Undefined: it is being looked at. */
  lost: number | undefined;
  taking: Taking | undefined;
}

function stateOf(t: Texts['pack'], { data, here, isBegun, isNewer, lost, taking }: State): string {
  if (taking?.phase === 'taking')
    return taking.all === 0 ? t.begins : t.taking({ here: formatMegabytes(taking.here), all: formatMegabytes(taking.all) });
  if (taking?.trouble === 'full') return t.trouble.full({ missing: formatMegabytes(taking.missing) });
  if (taking) return t.trouble[taking.trouble];
  if (here) {
    if (lost === undefined) return '\u00a0';
    if (lost > 0) return t.lost({ size: formatMegabytes(lost) });
    const at = formatDay(parkDay(Date.parse(here.signedAt)));
    return (isNewer ? t.newer : t.here)({ size: formatMegabytes(here.bytes), day: at });
  }
  if (isBegun) return t.begun;
  return data ? t.size({ size: formatMegabytes(data.bytes) }) : '\u00a0';
}
