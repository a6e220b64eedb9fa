/** A title without its file and tags: a test that moved, or is now only in the full suite, stays the same. */
const nameOf = (line) => line.slice(line.indexOf(' › ') + 3).replace(/ @\w+/g, '');

/** Titles of an earlier list that the default suite no longer has: `gone` altogether, or `moved` to the full suite. */
export function compareTitles(before, { standard, full }) {
  const standardNames = new Set(standard.map(nameOf));
  const fullNames = new Set(full.map(nameOf));
  const missing = before.filter((line) => !standardNames.has(nameOf(line)));
  return {
    gone: missing.filter((line) => !fullNames.has(nameOf(line))),
    moved: missing.filter((line) => fullNames.has(nameOf(line))),
  };
}
