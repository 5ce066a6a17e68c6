import { removeSample } from '@park/contract/sample/calls';
import type { SampleRemoval } from '@park/contract/sample/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall, useSend } from '../../api/hooks';
import { useSample } from '../../api/sample';
import { useTexts } from '../../i18n/language';
import { Answer } from '../../ui/Answer';
import { Confirm } from '../../ui/Confirm';
import { PageHead } from '../../ui/PageHead';
import './park.css';

type Things = SampleRemoval['gone'][number];

/** Where things of a kind have pages of their own. */
const PATHS: Readonly<Record<string, string>> = {
  activity: '/activities',
  exhibit: '/exhibits',
  livePoint: '/live/points',
  lostFoundItem: '/lost-found',
  notice: '/notices',
  place: '/places',
  product: '/products',
  round: '/draw/rounds',
  ticketOrder: '/orders',
  walk: '/exhibits/walks',
};

/** The invented park that this one began with: first what would go, then away with it. */
export function SamplePage() {
  const { sample: t } = useTexts('park');
  const { ids = {} } = useSample() ?? {};
  const [isAsked, setAsked] = useState(false);
  const plan = useCall(removeSample, { dryRun: true }, { enabled: isAsked, fresh: Number.POSITIVE_INFINITY });
  return (
    <>
      <PageHead title={t.title} about={t.about} />
      <div className="sheet" style={{ maxWidth: 880 }}>
        {isAsked ? (
          <Answer of={plan}>{(planned) => <Plan of={planned} />}</Answer>
        ) : (
          <>
            <Counts of={Object.entries(ids).map(([kind, { length }]) => ({ kind, count: length }))} />
            <Button danger onClick={() => setAsked(true)}>
              {t.remove}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function Plan({ of: { gone, changed, hanging } }: { of: SampleRemoval }) {
  const { sample: t } = useTexts('park');
  const queries = useQueryClient();
  const remove = useSend(removeSample, {
    stale: [removeSample],
    done: ({ hanging }) => (hanging.length === 0 ? t.removed : ''),
  });
  const removeForGood = async () => {
    const { hanging } = await remove.mutateAsync({ dryRun: false });
    if (hanging.length === 0) await queries.invalidateQueries();
  };
  const { nameOf } = useKinds();
  return (
    <>
      {hanging.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t.hangs}
          description={
            <>
              <p>{t.hangsAbout}</p>
              <ul>
                {hanging.map((one) => (
                  <li key={`${one.kind} ${one.on}`}>
                    {t.hanging({ what: nameOf(one.kind), count: one.count, on: nameOf(one.on) })} <Pages of={one} />
                  </li>
                ))}
              </ul>
            </>
          }
        />
      )}
      <h2>{t.goes}</h2>
      <Counts of={gone} />
      {changed.length > 0 && (
        <>
          <h2>{t.stays}</h2>
          <ul>
            {changed.map((one) => (
              <li key={one.kind}>
                {`${nameOf(one.kind)} ${one.count}`} <Pages of={one} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Confirm
        danger
        title={t.confirm}
        about={
          <>
            <p>{t.confirmAbout}</p>
            {gone.some(({ kind }) => kind === 'park') && <p>{t.heldBack}</p>}
          </>
        }
        disabled={hanging.length > 0}
        onYes={removeForGood}
      >
        {t.forGood}
      </Confirm>
    </>
  );
}

function useKinds() {
  const { kinds, others } = useTexts('park').sample;
  const names: Readonly<Record<string, string>> = kinds;
  return { names: [...Object.values(names), others], nameOf: (kind: string) => names[kind] ?? others };
}

/** How many there are of each kind. Those that nobody knows by name, such as what of an invented person is kept apart, count together. */
function Counts({ of }: { of: readonly Pick<Things, 'kind' | 'count'>[] }) {
  const { names, nameOf } = useKinds();
  const counts = new Map<string, number>();
  for (const { kind, count } of of) counts.set(nameOf(kind), (counts.get(nameOf(kind)) ?? 0) + count);
  return (
    <ul className="sample-counts">
      {names.map((name) => counts.has(name) && <li key={name}>{`${name} ${counts.get(name)}`}</li>)}
    </ul>
  );
}

/** The ways to some of them. */
function Pages({ of: { kind, count, ids } }: { of: Things }) {
  const path = PATHS[kind];
  if (!path) return null;
  return (
    <span className="sample-ids">
      {ids.map((id) => (
        <Link key={id} to={`${path}/${encodeURIComponent(id)}`}>
          {id}
        </Link>
      ))}
      {count > ids.length && '…'}
    </span>
  );
}
