import { z } from 'zod';

const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A list's query without its paging, with the kind of file; CSV by default. */
export function exportIn<List extends z.ZodObject>(list: List) {
  const paging = Object.fromEntries(
    ['pageSize', 'after', 'before'].filter((key) => key in list.shape).map((key) => [key, true]),
  );
  const query = list.omit(paging as never).extend({ format: z.enum(EXPORT_FORMATS).default('csv') });
  // What zod's own types lose of a schema that is not known yet.
  return query as unknown as z.ZodType<Unpaged<z.output<List>> & { format: ExportFormat }, ExportIn<z.input<List>>>;
}

type Unpaged<List> = Omit<List, 'pageSize' | 'after' | 'before'>;
/** The filters of a list without its paging, and the kind of file; CSV by default. */
type ExportIn<ListIn> = Omit<ListIn, 'page' | 'pageSize'> & { format?: ExportFormat };

/** A file, not the envelope: UTF-8 CSV with its mark, or a workbook. The header `x-total-rows` says how many rows come. */
export type ExportedFile = Blob;
export const exportedFile = z.custom<ExportedFile>();

/** What the export of a list takes and answers. */
export const exportOf = <List extends z.ZodObject>(list: List, summary: string) => ({
  in: exportIn(list),
  out: exportedFile,
  summary,
});

/** More rows than a sheet can hold; CSV has no end. */
export const MAX_SHEET_ROWS = 1_048_575;
