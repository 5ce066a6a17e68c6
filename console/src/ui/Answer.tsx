import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Result, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isGone, sentenceOf } from '../api/callError';
import { useTexts } from '../i18n/language';
import { ErrorArt } from './LineArt';

interface AnswerProps<T> {
  of: UseQueryResult<T, Error>;
  /** To be edited: what an earlier visit to this page was answered may be an older version. */
  anew?: boolean;
  children: (result: T) => ReactNode;
}

/** Draws what a call answered; before that its skeleton, and when it failed why, with a way to ask again, or on from what is no more. */
export function Answer<T>({ of, anew = false, children }: AnswerProps<T>) {
  const t = useTexts('ui');
  const go = useNavigate();
  const { pathname } = useLocation();
  if (of.data !== undefined && (of.isFetchedAfterMount || !anew)) return <>{children(of.data)}</>;
  if (of.isError)
    return (
      <Result
        icon={<ErrorArt />}
        title={sentenceOf(of.error)}
        extra={
          isGone(of.error) ? (
            <Button type="primary" onClick={() => go(`/${pathname.split('/')[1] ?? ''}`)}>
              {t.back}
            </Button>
          ) : (
            <Button type="primary" onClick={() => of.refetch()}>
              {t.again}
            </Button>
          )
        }
      />
    );
  return <Skeleton active paragraph={{ rows: 6 }} />;
}
