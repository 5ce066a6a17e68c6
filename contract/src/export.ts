export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The filters of a list without its paging, and the kind of file; CSV by default. */
export type ExportIn<ListIn> = Omit<ListIn, 'page' | 'pageSize'> & { format?: ExportFormat };

/** A file, not the envelope: UTF-8 CSV with its mark, or a workbook. The header `x-total-rows` says how many rows come. */
export type ExportedFile = Blob;

/** More rows than a sheet can hold; CSV has no end. */
export const MAX_SHEET_ROWS = 1_048_575;
