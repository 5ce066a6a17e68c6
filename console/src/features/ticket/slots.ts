import { getSlots } from '@park/contract/ticket/product/calls';
import { useCall } from '../../api/hooks';

/** The parts of the park's day, which hardly ever change, and the hours of one by its id. */
export function useSlots() {
  const slots = useCall(getSlots, {}, { fresh: 3_600_000 }).data ?? [];
  const hoursOf = (id: string): string => {
    const slot = slots.find((one) => one.id === id);
    return slot ? `${slot.start}–${slot.end}` : id;
  };
  return { slots, hoursOf };
}
