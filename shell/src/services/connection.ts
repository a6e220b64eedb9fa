/** Network information that a browser provides; many provide none. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW_TYPES = new Set(['slow-2g', '2g']);

/** Returns the network information of the current connection, if the browser provides it. */
export const getConnection = (browser: Navigator): Connection | undefined => (browser as { connection?: Connection }).connection;

/** True with Save-Data or on a slow connection, when nothing may be fetched that the user has not asked for. */
export const prefersReducedData = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || SLOW_TYPES.has(connection?.effectiveType ?? '');

/** True only for a connection that is known to be fast. */
export const isFastConnection = (connection: Connection | undefined): boolean =>
  connection?.effectiveType === '4g' && !prefersReducedData(connection);
