/** Strips file and tags from a title, so that a test is still recognised after moving to another file or to the full suite. */
const toName = (line) => line.slice(line.indexOf(' › ') + 3).replace(/ @\w+/g, '');

/** Titles of an earlier list that the default suite no longer has: `gone` altogether, or `moved` to the full suite. */
export function compareTitles(earlierTitles, { standard, full }) {
  const standardNames = new Set(standard.map(toName));
  const fullNames = new Set(full.map(toName));
  const missingTitles = earlierTitles.filter((line) => !standardNames.has(toName(line)));
  return {
    gone: missingTitles.filter((line) => !fullNames.has(toName(line))),
    moved: missingTitles.filter((line) => fullNames.has(toName(line))),
  };
}
