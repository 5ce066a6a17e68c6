import { getSlots } from '@park/contract/ticket/product/calls';
import { useCall } from '../../api/hooks';

/** The parts of the park's day that are sold, which hardly ever change, and the hours of one by its id. */
export function useSlots() {
  const all = useCall(getSlots, {}, { fresh: 3_600_000 }).data ?? [];
  const hoursOf = (id: string): string => {
    const slot = all.find((one) => one.id === id);
    return slot ? `${slot.start}–${slot.end}` : id;
  };
  return { slots: all.filter(({ retired }) => !retired), hoursOf };
}
