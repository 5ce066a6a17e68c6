import { useId } from 'react';

/** An id that ties a control to its words, on both targets: React's own has colons, which selectors cannot read. */
export const useControlId = (): string => `f${useId().replace(/:/g, '')}`;
