import { ApiError } from '../ApiError';

/** Somebody else changed what is live in the meantime. */
export const lostRace = (serial: number): ApiError =>
  new ApiError('conflict', { message: `The landers have moved on from serial ${serial}; look at the list and try again.` });
