import type { CSSProperties } from 'react';
import { useMemo } from 'react';
import { usePark } from './usePark';

/** The park's colours for a page's root, as `theme.scss` takes them; undefined: as delivered. */
export function useBrand(): CSSProperties | undefined {
  // An older release's answer has none.
  const colours = usePark()?.look?.colours;
  return useMemo(() => {
    if (!colours) return undefined;
    const { light, dark } = colours;
    return {
      ...{ '--brand': light.primary, '--on-brand': light.onPrimary, '--brand-soft': light.soft },
      ...{ '--brand-dark': dark.primary, '--on-brand-dark': dark.onPrimary, '--brand-soft-dark': dark.soft },
    } as CSSProperties;
  }, [colours]);
}
