/** Network information that a browser provides; many provide none. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW_TYPES = new Set(['slow-2g', '2g']);

/** Returns the network information of the current connection, if the browser provides it. */
export const getConnection = (browser: Navigator): Connection | undefined => (browser as { connection?: Connection }).connection;

/** True when nothing may be fetched unless the user asked for it. */
export const prefersReducedData = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || SLOW_TYPES.has(connection?.effectiveType ?? '');

/** True only for a connection known to be good. */
export const isFastConnection = (connection: Connection | undefined): boolean =>
  connection?.effectiveType === '4g' && !prefersReducedData(connection);
