/** Ids of previews begin like this, and no others do. */
export const PREVIEW = 'preview-';
