type Files = Record<string, string>;

const hasFiles = (data: unknown): data is { files: object } =>
  typeof data === 'object' && data !== null && 'files' in data && typeof data.files === 'object' && data.files !== null;

/** Files of releases that a page names in a message, address to digest; whatever else it says is not for us. */
export function filesOf(data: unknown): Files {
  const named = hasFiles(data) ? Object.entries(data.files) : [];
  return Object.fromEntries(named.filter((entry): entry is [string, string] => entry[0].startsWith('/r/') && typeof entry[1] === 'string'));
}
