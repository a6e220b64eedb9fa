/** Address of a picture that the server draws, in a width of pixels. */
export const getPictureUrl = (name: string, width: number): string => `/api/picture.php?name=${encodeURIComponent(name)}&size=${width}`;
