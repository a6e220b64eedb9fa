/** Stand-in for the federation runtime's SnapshotHandler: entries are registered by URL, so there are no manifests to fetch. */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({});
