import { getAdminNotice } from '@park/contract/notice/calls';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useCall } from '../../api/hooks';
import { Answer } from '../../ui/Answer';
import { NoticeEditor } from './NoticeEditor';

/** One notice by its address; `?new` is one that is begun with this very id. */
export function NoticePage() {
  const { id = '' } = useParams();
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string }) {
  const [params] = useSearchParams();
  // What was begun here stays open when it has been saved.
  const [isNew] = useState(() => params.has('new'));
  const query = useCall(getAdminNotice, { id }, { enabled: !isNew });
  if (isNew) return <NoticeEditor id={id} opened={null} />;
  // What an earlier visit to this page was answered may be an older version.
  const fresh = query.isFetchedAfterMount ? query : { ...query, data: undefined };
  return <Answer of={fresh as typeof query}>{(notice) => <NoticeEditor id={id} opened={notice} />}</Answer>;
}
