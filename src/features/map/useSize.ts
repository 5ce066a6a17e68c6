import { useEffect, useState } from 'react';
import { type Size, watchSize } from '@/platform/size';

/** How large a part is; until it is measured, so large. @param again what may change it: a mini-program measures anew then */
export function useSize(id: string, first: Size, again = ''): Size {
  const [size, setSize] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said of `again`
  useEffect(
    () =>
      watchSize(id, (next) =>
        setSize((last) =>
          last.width === next.width && last.height === next.height && last.scale === next.scale ? last : next,
        ),
      ),
    [id, again],
  );
  return size;
}
