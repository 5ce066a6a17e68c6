import { COMPLAINT } from '@park/contract/pay/complaint/limits';

const HOUR_MS = 3_600_000;

/** `31:04:09`, hours, minutes and seconds. */
export function timeText(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** How near the end is. @param left ms; negative: it is over */
export function urgencyOf(left: number): 'late' | 'urgent' | 'calm' {
  if (left <= 0) return 'late';
  return left <= COMPLAINT.urgentHours * HOUR_MS ? 'urgent' : 'calm';
}
