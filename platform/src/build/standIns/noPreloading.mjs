/** Stands in for what the federation runtime preloads: the document has links for that. */
export const defaultPreloadArgs = () => ({});
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = () => undefined;
