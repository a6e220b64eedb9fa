/** Releases kept per package: the current one and its predecessor, which may be its last good one. */
const KEPT = 2;

const FILE = /^\/r\/([^/]+)\/([^/]+)\//;

/** Addresses that need not be kept any longer; `addresses` in order of arrival. */
export function staleFiles(addresses: readonly string[]): string[] {
  const releases = new Map<string, Set<string>>();
  for (const address of addresses) {
    const [, name = '', release = ''] = partsOf(address);
    releases.set(name, (releases.get(name) ?? new Set()).add(release));
  }
  return addresses.filter((address) => {
    const [, name = '', release = ''] = partsOf(address);
    return ![...(releases.get(name) ?? [])].slice(-KEPT).includes(release);
  });
}

const partsOf = (address: string): string[] => FILE.exec(new URL(address).pathname) ?? [];
