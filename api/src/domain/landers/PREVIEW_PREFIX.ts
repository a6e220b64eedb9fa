/** Begins the slug of a preview; no campaign has such a name. */
export const PREVIEW_PREFIX = 'preview-';
