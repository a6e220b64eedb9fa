/** An id that nothing has. */
export const NOBODY = 'Nobody1234567890';
