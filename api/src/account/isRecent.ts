/** Activity is written at most this often, in seconds. */
const ACTIVITY_S = 300;

/** True while activity of that time needs not be written again. One that lies far ahead comes from a clock that was wrong. */
export const isRecent = (lastSeenAt: number, now: number): boolean => Math.abs(now - lastSeenAt) < ACTIVITY_S;
