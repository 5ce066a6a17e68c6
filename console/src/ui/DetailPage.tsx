import type { UseQueryResult } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { Answer } from './Answer';
import { PageHead, type PageHeadProps } from './PageHead';

interface DetailPageProps<T> extends Omit<PageHeadProps, 'children'> {
  of: UseQueryResult<T, Error>;
  /** Buttons beside the title. */
  actions?: (thing: T) => ReactNode;
  facts: (thing: T) => { label: string; value: ReactNode }[];
  children?: (thing: T) => ReactNode;
}

/** One thing: its facts as a short table and what can be done with it. */
export function DetailPage<T>({ of, actions, facts, children, ...head }: DetailPageProps<T>) {
  return (
    <>
      <PageHead {...head}>{of.data !== undefined && actions?.(of.data)}</PageHead>
      <Answer of={of}>
        {(thing) => (
          <div className="sheet">
            <Descriptions
              column={{ xs: 1, md: 2 }}
              items={facts(thing).map(({ label, value }) => ({ key: label, label, children: value }))}
            />
            {children?.(thing)}
          </div>
        )}
      </Answer>
    </>
  );
}
