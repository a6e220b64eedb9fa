/** What a browser tells of its connection; many tell nothing. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW = new Set(['slow-2g', '2g']);

/** The connection of this moment. */
export const connectionOf = (browser: Navigator): Connection | undefined => (browser as { connection?: Connection }).connection;

/** True where nothing may be fetched that nobody asked for. */
export const isThrifty = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || SLOW.has(connection?.effectiveType ?? '');

/** True only for a connection that is known to be good. */
export const isGenerous = (connection: Connection | undefined): boolean => connection?.effectiveType === '4g' && !isThrifty(connection);
