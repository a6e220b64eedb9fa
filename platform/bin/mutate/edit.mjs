import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Replaces the only occurrence of `find` in a text; throws unless it occurs exactly once. */
export function replaceOnce(text, find, replacement) {
  const count = text.split(find).length - 1;
  if (count !== 1) throw new Error(`"${find}" occurs ${count} times, not once.`);
  return text.replace(find, () => replacement);
}

/** Applies a mutation to a tree; returns a function that undoes it. */
export function applyMutation(tree, { id, file, find, replacement }) {
  const target = path.join(tree, file);
  const text = readFileSync(target, 'utf8');
  try {
    writeFileSync(target, replaceOnce(text, find, replacement));
  } catch (error) {
    throw new Error(`${id}: ${file}: ${error.message}`, { cause: error });
  }
  return () => writeFileSync(target, text);
}

/** Finds problems in a list of mutations for a tree, such as an id used twice or a text that is not found; one sentence for each. */
export function findProblems(mutations, tree) {
  return mutations.flatMap(({ id, file, find, replacement }, index) => {
    const duplicateProblems = mutations.findIndex((other) => other.id === id) < index ? [`${id} is in the list twice.`] : [];
    try {
      const mutatedText = replaceOnce(readFileSync(path.join(tree, file), 'utf8'), find, replacement);
      return mutatedText ? duplicateProblems : [...duplicateProblems, `${id} leaves nothing of ${file}.`];
    } catch (error) {
      return [...duplicateProblems, `${id}: ${file}: ${error.message}`];
    }
  });
}
