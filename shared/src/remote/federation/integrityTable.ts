/** Digest by address of every entry in the plan; filled by the loader, read when the runtime adds a script. */
export const integrityTable = new Map<string, string>();

/** A digest that no file has: an entry missing from the plan must not run. */
const IMPOSSIBLE = `sha256-${'A'.repeat(43)}=`;

/** Digest of an address without its query. */
export const integrityOf = (url: string): string => integrityTable.get(url.split('?')[0] ?? url) ?? IMPOSSIBLE;
