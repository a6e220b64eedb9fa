import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The text with the one occurrence replaced; throws unless it occurs exactly once. */
export function replaceOnce(text, find, replacement) {
  const count = text.split(find).length - 1;
  if (count !== 1) throw new Error(`"${find}" occurs ${count} times, not once.`);
  return text.replace(find, () => replacement);
}

/** Applies a mutation to a tree; returns how to undo it. */
export function breakIn(tree, { id, file, find, replacement }) {
  const place = path.join(tree, file);
  const text = readFileSync(place, 'utf8');
  try {
    writeFileSync(place, replaceOnce(text, find, replacement));
  } catch (error) {
    throw new Error(`${id}: ${file}: ${error.message}`, { cause: error });
  }
  return () => writeFileSync(place, text);
}

/** Problems of a list of mutations for a tree, a sentence each. */
export function problemsOf(mutations, tree) {
  return mutations.flatMap(({ id, file, find, replacement }, at) => {
    const twice = mutations.findIndex((other) => other.id === id) < at ? [`${id} is in the list twice.`] : [];
    try {
      const broken = replaceOnce(readFileSync(path.join(tree, file), 'utf8'), find, replacement);
      return broken ? twice : [...twice, `${id} leaves nothing of ${file}.`];
    } catch (error) {
      return [...twice, `${id}: ${file}: ${error.message}`];
    }
  });
}
