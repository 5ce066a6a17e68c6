import { getAdminActivity } from '@park/contract/activity/calls';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useCall } from '../../api/hooks';
import { Answer } from '../../ui/Answer';
import { ActivityEditor } from './ActivityEditor';

/** One activity by its address; `?new` is one that is begun with this very id. */
export function ActivityPage() {
  const { id = '' } = useParams();
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string }) {
  const [params] = useSearchParams();
  // What was begun here stays open when it has been saved.
  const [isNew] = useState(() => params.has('new'));
  const query = useCall(getAdminActivity, { id }, { enabled: !isNew });
  if (isNew) return <ActivityEditor id={id} opened={null} />;
  // What an earlier visit to this page was answered may be an older version.
  const fresh = query.isFetchedAfterMount ? query : { ...query, data: undefined };
  return <Answer of={fresh as typeof query}>{(activity) => <ActivityEditor id={id} opened={activity} />}</Answer>;
}
