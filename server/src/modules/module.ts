import type { OwnRows, ParkColumns } from '../ownTable';

/** What a noun brings to the park (decision 222). */
export interface ParkModule {
  /** Every column of its tables: what it holds of a visitor, and what becomes of that when they ask for it or have it erased. */
  tables?: Readonly<Record<string, ParkColumns | OwnRows | readonly OwnRows[]>>;
}
