import type { ErrorName } from '@park/contract/errors';
import type { ReactNode } from 'react';
import { isLost, sentenceOf } from '@/api/sentence';
import { useParts } from '@/api/usePark';
import { type FreeRouteName, goReplace } from '@/navigation/go';
import { partOfPage } from '@/navigation/partPages';
import { ROUTES } from '@/navigation/routes';
import { errorNameOf } from '@/request/errors';
import { Empty } from '@/ui/Empty';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';

interface GoneProps {
  text: string;
  action: string;
  to: FreeRouteName;
}

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
  gone?: { error: ErrorName } & GoneProps;
  /** Left out where the page shows what has come in its own frame. */
  children?: (data: T) => ReactNode;
}

/** What a query brought, or its shape, or what went wrong with a retry. What was loaded once stays, whatever comes after. */
export function Loaded<T>({ query, skeleton, gone, children }: LoadedProps<T>) {
  const { data, isError, error, refetch } = query;
  if (data !== undefined) return <>{children?.(data)}</>;
  if (gone && errorNameOf(error) === gone.error) return <Gone {...gone} />;
  if (isError) return <ErrorState text={sentenceOf(error)} offline={isLost(error)} onRetry={() => void refetch()} />;
  return <>{skeleton ?? <Skeleton shape="list" rows={3} />}</>;
}

/** The way on is the home where the park does without the other. */
function Gone({ text, action, to }: GoneProps) {
  const isOffered = useParts();
  const part = partOfPage(ROUTES[to], {});
  const way = part === null || isOffered(part) ? { action, onAction: () => void goReplace(to) } : {};
  return <Empty picture="nothing" text={text} {...way} />;
}
