/** Loads the library for pictures when the first one is drawn, so that the server starts without it. */
export const loadSharp = async () => (await import('sharp')).default;
