import { findProjects } from './stages.mjs';
import { applyMutation } from './edit.mjs';
import { listJourneys } from '../titles/titleLists.mjs';
import { runInTree } from '../reports/runInTree.mjs';

const getPackage = ({ file }) => file.split('/')[0];

/** Packages that compile a mutated file: all packages if one of the files belongs to shared. */
const listPackagesToCompile = (mutations, packages) =>
  mutations.some((mutation) => getPackage(mutation) === 'shared') ? packages : [...new Set(mutations.map(getPackage))];

async function collectFindings(tree, mutations) {
  const packages = ['shared', 'platform', 'api', 'shell', 'mfe-auth', 'mfe-chat', 'mfe-credits', 'mfe-landers', 'mfe-members'];
  const findings = [];
  for (const name of listPackagesToCompile(mutations, packages)) {
    const { code, tail } = await runInTree(tree, 'typescript7/bin/tsc', ['-p', name]);
    if (code !== 0) findings.push(tail);
  }
  const files = [...new Set(mutations.map(({ file }) => file))];
  const lintResult = await runInTree(tree, 'oxlint/bin/oxlint', ['--config', 'oxlint.config.mjs', ...files]);
  return lintResult.code === 0 ? findings : [...findings, lintResult.tail];
}

/** Applies all mutations at once and checks types and lint; also reports mutations whose `journey` matches no journey. Returns 1 for any finding. */
export async function checkMutations(tree, mutations, say) {
  const journeys = await listJourneys(tree);
  const unmatchedMutations = mutations.filter(({ journey }) => journey && findProjects(journey, journeys).length === 0);
  for (const { id, journey } of unmatchedMutations) say(`${id}: no journey of the default suite has "${journey}" in its title.`);
  const undoFunctions = mutations.map((mutation) => applyMutation(tree, mutation)).reverse();
  const findings = await collectFindings(tree, mutations);
  for (const undo of undoFunctions) undo();
  for (const finding of findings) say(finding);
  say(`${mutations.length} mutations; ${findings.length === 0 ? 'types and lint accept all of them' : 'some are refused'}.`);
  return unmatchedMutations.length + findings.length === 0 ? 0 : 1;
}
