/** The names of a new remote. */
export interface RemoteNames {
  /** Folder and package, for example `mfe-events`. */
  remote: string;
  /** Prefix of its message ids, and name of its route and its team, for example `events`. */
  area: string;
  /** Prefix of its components and stores, for example `Events`. */
  Area: string;
}

export function createRemoteNames(remote: string): RemoteNames {
  const area = remote.slice('mfe-'.length);
  return { remote, area, Area: area.charAt(0).toUpperCase() + area.slice(1) };
}
