import type { Walk } from '@park/contract/walk/schemas';
import { useCallback } from 'react';
import { useParkMap } from '../api';
import { metresOf, walkLine } from './walkLine';

/** Tells of a walk how long it is by the park's ways; null: that is not known (yet). */
export function useWalkMetres() {
  const shapes = useParkMap().data?.shapes;
  return useCallback((walk: Walk) => (shapes ? metresOf(walkLine(shapes, walk)) : null), [shapes]);
}
