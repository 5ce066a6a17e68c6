import { type PropsWithChildren, useMemo } from 'react';
import { usePark } from '@/api/usePark';
import { PlateContext } from '@/ui/plateContext';

/** Lets the pictures below know whether the park decorates with drawings of fossils. */
export function ParkPlates({ children }: PropsWithChildren) {
  const { plates = true, logo = null } = usePark()?.look ?? {};
  const plain = useMemo(() => (plates ? null : { logo }), [plates, logo]);
  return <PlateContext.Provider value={plain}>{children}</PlateContext.Provider>;
}
