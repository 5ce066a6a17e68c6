/** Ids of previews begin like this, and no others do. */
export const PREVIEW = 'preview-';
export const PREVIEW_MINUTES = 60;
