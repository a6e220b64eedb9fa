import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Reads the results by mutation id: `{ id, noticedBy, level, seconds, commit }`, with the result of an older suite as `before`. */
export const readResults = (file) =>
  new Map(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).map((result) => [result.id, result]) : []);

/** Returns the results with one added, in the order of the mutations; those of mutations that no longer exist are dropped. */
export function withResult(results, mutations, id, outcome, { older = false } = {}) {
  const previousResult = results.get(id) ?? { id };
  const { before } = previousResult;
  const result = older ? { ...previousResult, before: outcome } : { id, ...outcome, ...(before && { before }) };
  const allResults = new Map([...results, [id, result]]);
  return new Map(mutations.filter((mutation) => allResults.has(mutation.id)).map((mutation) => [mutation.id, allResults.get(mutation.id)]));
}

export const writeResults = (file, results) => writeFileSync(file, `${JSON.stringify([...results.values()], null, 2)}\n`);

/**
 * Selects the mutations to run: the named ones, or all; `missed` keeps only those that were missed, `resume` only those without a result. With
 * `older`, results of the older suite count for `resume`.
 */
export function selectMutations(mutations, results, { only, missed, resume, older }) {
  const getResult = (id) => (older ? results.get(id)?.before : results.get(id));
  return mutations
    .filter(({ id }) => only === undefined || only.includes(id))
    .filter(({ id }) => !missed || results.get(id)?.noticedBy === 'missed')
    .filter(({ id }) => !resume || getResult(id)?.noticedBy === undefined);
}

const formatRow = ({ id, broken }, outcome) => {
  if (!outcome?.noticedBy) return `${id.padEnd(28)} -        ${broken}`;
  const { noticedBy, level, seconds } = outcome;
  return `${id.padEnd(28)} ${(level ?? 'MISSED').padEnd(8)} ${String(seconds).padStart(4)} s  ${level ? noticedBy : broken}`;
};

/** Formats a line for each mutation and a summary line. */
export function formatResultTable(mutations, results, { older = false } = {}) {
  const outcomes = mutations.map(({ id }) => (older ? results.get(id)?.before : results.get(id)));
  const triedOutcomes = outcomes.filter((outcome) => outcome?.noticedBy);
  const noticedOutcomes = triedOutcomes.filter(({ level }) => level !== null);
  return [
    ...mutations.map((mutation, index) => formatRow(mutation, outcomes[index])),
    '',
    `${noticedOutcomes.length} of ${triedOutcomes.length} were noticed.`,
  ].join('\n');
}
