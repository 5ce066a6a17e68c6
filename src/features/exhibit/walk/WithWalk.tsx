import { getWalk } from '@park/contract/walk/calls';
import type { Walk } from '@park/contract/walk/schemas';
import { type ReactNode, useMemo } from 'react';
import { sentenceOf } from '@/api/sentence';
import { useCall } from '@/api/useCall';
import { Loaded } from '@/components/Loaded';
import { useT } from '@/i18n/useT';
import { goReplace } from '@/navigation/go';
import { errorNameOf } from '@/request/errors';
import { Empty } from '@/ui/Empty';
import { Skeleton } from '@/ui/Skeleton';
import { nextStop, seenOf, useSteps } from './steps';

interface WithWalkProps {
  id: string;
  children: (on: { walk: Walk; seen: Set<string>; nextId: string | undefined }) => ReactNode;
}

/** A walk for another feature: with the stops that were seen, and the next one. */
export function WithWalk({ id, children }: WithWalkProps) {
  const { title } = useT().core;
  const query = useCall(getWalk, { id });
  const steps = useSteps();
  const walk = query.data;
  const on = useMemo(() => walk && { walk, seen: seenOf(walk, steps), nextId: nextStop(walk, steps) }, [walk, steps]);
  if (!on && errorNameOf(query.error) === 'walkNotFound')
    return (
      <Empty
        picture="nothing"
        text={sentenceOf(query.error) ?? title.walk}
        action={title.exhibits}
        onAction={() => void goReplace('exhibits')}
      />
    );
  return (
    <Loaded query={{ ...query, data: on }} skeleton={<Skeleton shape="list" rows={4} />}>
      {children}
    </Loaded>
  );
}
