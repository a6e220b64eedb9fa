/** A title without its file and its tags: a test that moved, or is now in the full suite only, is still the same. */
const nameOf = (line) => line.slice(line.indexOf(' › ') + 3).replace(/ @\w+/g, '');

/** Which titles of an earlier list the default suite has no more: `gone` altogether, or `moved` to the full one. */
export function compareTitles(before, { standard, full }) {
  const standardNames = new Set(standard.map(nameOf));
  const fullNames = new Set(full.map(nameOf));
  const missing = before.filter((line) => !standardNames.has(nameOf(line)));
  return {
    gone: missing.filter((line) => !fullNames.has(nameOf(line))),
    moved: missing.filter((line) => fullNames.has(nameOf(line))),
  };
}
