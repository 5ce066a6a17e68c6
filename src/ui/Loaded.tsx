import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { Skeleton } from './Skeleton';

interface LoadedProps<T> {
  query: {
    data: T | undefined;
    isError: boolean;
    refetch(): unknown;
  };
  /** What stands there meanwhile, in the shape of what comes. */
  skeleton?: ReactNode;
  errorText?: string;
  children: (data: T) => ReactNode;
}

/** What a query brought, or its shape, or what went wrong with a retry. What was loaded once stays, whatever comes after. */
export function Loaded<T>({ query, skeleton, errorText, children }: LoadedProps<T>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isError) return <ErrorState text={errorText} onRetry={() => void query.refetch()} />;
  return <>{skeleton ?? <Skeleton shape="list" rows={3} />}</>;
}
