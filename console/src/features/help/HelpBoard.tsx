import { takeHelp } from '@park/contract/help/calls';
import { getMap } from '@park/contract/map/calls';
import { sheetOf } from '@park/contract/map/sheet';
import { inPark } from '@park/contract/map/spot';
import { Alert, Button, Empty, Switch } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall, useSend } from '../../api/hooks';
import { getSession } from '../../api/session';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { PageHead } from '../../ui/PageHead';
import { see, setSound, useAlarm } from './alarm';
import { seenKey, unseen } from './alarmRules';
import { allow, useChimeState } from './chime';
import { HelpCard } from './HelpCard';
import { HelpMap, SHEET_RATIO } from './HelpMap';
import { locate } from './located';
import { useOpenCalls } from './useOpenCalls';

/** Places stay where they are: asked once an hour. ms */
const MAX_AGE_MS = 3_600_000;
/** Share of the map that stays free around the places. */
const EDGE = 0.12;
/** A park of a single place is shown as if it were so wide. Metres */
const MIN_WIDTH_METRES = 400;

/** Open calls in the order in which to go, beside the map of where they are. */
export default function HelpBoard() {
  const t = useTexts('help');
  const go = useNavigate();
  const { seen } = useAlarm();
  const calls = useOpenCalls();
  const map = useCall(getMap, {}, { fresh: MAX_AGE_MS });
  const take = useSend(takeHelp, { done: t.taken });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const items = useMemo(() => calls.data?.items ?? [], [calls.data]);
  const places = useMemo(() => map.data?.places ?? [], [map.data]);
  const sheet = useMemo(
    () => (map.data ? sheetOf(inPark(places, places), SHEET_RATIO, EDGE, MIN_WIDTH_METRES) : null),
    [map.data, places],
  );
  const located = useMemo(() => locate(items, places, sheet), [items, places, sheet]);
  const fresh = unseen(items, seen);
  const total = calls.data?.total ?? 0;

  const saw = (id: string) => see(items.filter((one) => one.id === id).map(seenKey));
  const choose = (id: string) => {
    setChosenId(id);
    saw(id);
    document.getElementById(`help-${id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const takeIt = async (id: string) => {
    saw(id);
    // A refusal has said who was first; either way the board is another one now.
    await take.mutateAsync({ id }).catch(() => undefined);
    await calls.refetch();
  };
  return (
    <>
      <PageHead title={t.title} about={t.about}>
        <SoundSwitch />
        <Button onClick={() => go('/help/ended')}>{t.ended.title}</Button>
      </PageHead>
      {fresh.length > 0 && (
        <Alert
          style={{ marginBottom: 16 }}
          type="error"
          showIcon
          title={t.news({ count: fresh.length })}
          action={
            <Button type="primary" danger onClick={() => see(fresh.map(seenKey))}>
              {t.seen}
            </Button>
          }
        />
      )}
      {calls.isError && calls.data && <Alert type="warning" showIcon title={t.stale} style={{ marginBottom: 16 }} />}
      <div className="help-board">
        <section aria-label={t.list}>
          <Answer of={calls}>
            {() =>
              items.length === 0 ? (
                <div className="sheet">
                  <Empty description={t.empty} />
                </div>
              ) : (
                <>
                  <ol className="list">
                    {located.map((one) => (
                      <HelpCard
                        key={one.call.id}
                        located={one}
                        askedAt={calls.dataUpdatedAt}
                        me={getSession()?.userName ?? ''}
                        isNew={fresh.includes(one.call)}
                        isChosen={one.call.id === chosenId}
                        taking={take.isPending && take.variables.id === one.call.id}
                        onChoose={() => choose(one.call.id)}
                        onTake={() => void takeIt(one.call.id)}
                      />
                    ))}
                  </ol>
                  {total > items.length && <p className="muted">{t.more({ count: total - items.length })}</p>}
                </>
              )
            }
          </Answer>
        </section>
        <section aria-label={t.map.title} className="help-map-side">
          <Answer of={map}>
            {({ shapes }) =>
              sheet && (
                <HelpMap
                  places={places}
                  shapes={shapes}
                  located={located}
                  sheet={sheet}
                  chosenId={chosenId}
                  onChoose={choose}
                />
              )
            }
          </Answer>
          <p className="muted">{t.map.about}</p>
        </section>
      </div>
    </>
  );
}

/** Sound on or off, as this screen remembers it; and when the browser itself keeps it silent, how to allow it. */
function SoundSwitch() {
  const { sound: t } = useTexts('help');
  const { soundOn } = useAlarm();
  const id = useId();
  return (
    <>
      {soundOn && <Refused />}
      <label className="help-sound" htmlFor={id}>
        {t.label}
        <Switch id={id} checked={soundOn} checkedChildren={t.on} unCheckedChildren={t.off} onChange={setSound} />
      </label>
    </>
  );
}

function Refused() {
  const { sound: t } = useTexts('help');
  const state = useChimeState();
  if (state === 'ready') return null;
  if (state === 'none') return <span className="muted">{t.none}</span>;
  return (
    <Button danger onClick={allow}>
      {t.allow}
    </Button>
  );
}
