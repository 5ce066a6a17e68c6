import type { OwnArea } from '@park/contract/visitor/ownData';

/** How an encrypted column is read: by whose keys, and as what it was encrypted. */
export type Seal = `${'column' | 'person' | 'applicant' | 'entrant'} ${string}`;

/** What a table holds of a visitor. In SQL `t` is the table, `:visitor` whose it is, `:nameless` the row that comes in their place. */
export interface OwnRows {
  /** Where it is told, and counted as a thing of its own. */
  area?: OwnArea;
  /** In place of `area`: where it is told, though it only follows from a row of another table. */
  follows?: OwnArea;
  /** Which rows are a visitor's; by default those with their `visitor_id`. */
  whose?: string;
  /** Columns that the export tells, in the order of rows and columns there. */
  exported: string;
  /** Keys and marks that tell its owner nothing. */
  silent?: string;
  sealed?: Record<string, Seal>;
  /** Erasing removes the rows; or keeps them for this reason, and writes columns anew. Marks of the person must be among them. */
  retained?: { set?: Record<string, string>; because: string };
}

export type OwnTable = OwnRows & { table: string; whose: string };

/** Columns of a table that hold nothing of a visitor: the park's own, the staff's, and marks that lead to nobody. */
export type ParkColumns = string;

export const BOOKS = 'the park’s books: at least three years, by the laws on electronic commerce and on accounting';
export const DISPUTES = 'three years, in which an entry may be disputed; the ticket names nobody any more';
export const DRAW = 'a draw can be checked for good; it holds numbers, not persons';
export const MY_ORDERS = '(select id from ticket_order where visitor_id = :visitor)';

/** Columns that are emptied. */
export const nulls = (columns: string): Record<string, string> =>
  Object.fromEntries(columns.split(' ').map((column) => [column, 'null']));

/** Columns that are written anew but where `condition` holds. */
export const unless = (condition: string, set: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(set).map(([column, value]) => [column, `case when ${condition} then ${column} else ${value} end`]),
  );
