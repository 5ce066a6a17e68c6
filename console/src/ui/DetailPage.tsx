import type { Call } from '@park/contract/call';
import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useCall } from '../api/hooks';
import { Answer } from './Answer';
import { useKeys } from './keys';
import { PageHead, type PageHeadProps } from './PageHead';

interface DetailPageProps<T> extends Pick<PageHeadProps, 'back'> {
  call: Call<{ id: string }, T>;
  /** Asked anew every so many ms while the page is in view. */
  every?: number;
  /** @param thing undefined: it has not come yet */
  title: (thing: T | undefined) => string;
  /** Buttons beside the title. */
  /** @param reload asks for it anew, where somebody else was faster */
  actions: (thing: T, reload: () => Promise<unknown>) => ReactNode;
  facts: (thing: T) => { label: string; value: ReactNode }[];
  children: (thing: T, reload: () => Promise<unknown>) => ReactNode;
}

/** One thing by its address: its facts as a short table and what can be done with it. */
export function DetailPage<T>({ call, every, title, actions, facts, children, back }: DetailPageProps<T>) {
  const { id = '' } = useParams();
  const query = useCall(call, { id }, { every });
  const go = useNavigate();
  const { state } = useLocation();
  // With the filters of the list that led here.
  const list = (state as { list?: string } | null)?.list ?? back;
  useKeys({ Escape: () => list !== undefined && go(list) });
  return (
    <>
      <PageHead title={title(query.data)} back={list}>
        {query.data !== undefined && actions(query.data, query.refetch)}
      </PageHead>
      <Answer of={query}>
        {(thing) => (
          <div className="sheet">
            <Descriptions
              column={{ xs: 1, md: 2 }}
              items={facts(thing).map(({ label, value }) => ({ key: label, label, children: value }))}
            />
            {children(thing, query.refetch)}
          </div>
        )}
      </Answer>
    </>
  );
}
