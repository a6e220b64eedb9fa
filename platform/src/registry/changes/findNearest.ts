/** Returns the Levenshtein distance, the number of letters to add, remove or replace to turn one word into the other. */
function getEditDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const previousRow = row;
    row = [index + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replacementCost = (previousRow[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      row.push(Math.min(replacementCost, (previousRow[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1));
    }
  }
  return row[to.length] ?? 0;
}

/** Returns up to `count` names, the ones most similar to `input` first; of equally similar names, the later one comes first. */
export const findNearest = (input: string, names: readonly string[], count: number): string[] =>
  [...names]
    .reverse()
    // Someone who types only a version or a hash means the names that contain it.
    .map((name) => ({ name, steps: input !== '' && name.includes(input) ? 0 : getEditDistance(input, name) }))
    .sort((left, right) => left.steps - right.steps)
    .slice(0, count)
    .map(({ name }) => name);
