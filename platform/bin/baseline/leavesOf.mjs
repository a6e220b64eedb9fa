/** Flattens a JSON value to its leaves, by path: `/paths/~api/get/tags/0`. An empty list or object is a leaf. */
export function flattenLeaves(value, at = '') {
  const branches = value !== null && typeof value === 'object' ? Object.entries(value) : [];
  if (branches.length === 0) return { [at]: JSON.stringify(value) };
  // An unescaped slash in a key would look like the next level.
  return Object.assign({}, ...branches.map(([key, inner]) => flattenLeaves(inner, `${at}/${key.replaceAll('/', '~')}`)));
}
