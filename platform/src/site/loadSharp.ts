/** Loads the picture library on first use, so that the server starts even without it. */
export const loadSharp = async () => (await import('sharp')).default;
