import type { ErrorName } from '@park/contract/errors';
import type { ReactNode } from 'react';
import { isLost, sentenceOf } from '@/api/sentence';
import { type FreeRouteName, goReplace } from '@/navigation/go';
import { errorNameOf } from '@/request/errors';
import { Empty } from '@/ui/Empty';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';

interface LoadedProps<T> {
  query: {
    data: T | undefined;
    isError: boolean;
    error: unknown;
    refetch(): unknown;
  };
  /** What stands there meanwhile, in the shape of what comes. */
  skeleton?: ReactNode;
  /** What is said of a thing that is not there (any more), and the way on: trying again would not help. */
  gone?: { error: ErrorName; text: string; action: string; to: FreeRouteName };
  /** Left out where the page shows what has come in its own frame. */
  children?: (data: T) => ReactNode;
}

/** What a query brought, or its shape, or what went wrong with a retry. What was loaded once stays, whatever comes after. */
export function Loaded<T>({ query, skeleton, gone, children }: LoadedProps<T>) {
  const { data, isError, error, refetch } = query;
  if (data !== undefined) return <>{children?.(data)}</>;
  if (gone && errorNameOf(error) === gone.error)
    return <Empty picture="nothing" text={gone.text} action={gone.action} onAction={() => void goReplace(gone.to)} />;
  if (isError) return <ErrorState text={sentenceOf(error)} offline={isLost(error)} onRetry={() => void refetch()} />;
  return <>{skeleton ?? <Skeleton shape="list" rows={3} />}</>;
}
