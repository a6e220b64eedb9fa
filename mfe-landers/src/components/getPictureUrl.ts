/** Returns the URL of a picture that the server draws; `width` is in pixels. */
export const getPictureUrl = (name: string, width: number): string => `/api/picture.php?name=${encodeURIComponent(name)}&size=${width}`;
