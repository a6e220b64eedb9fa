import { applyMutation } from './edit.mjs';

/** Maximum number of tests that a stage excludes because they fail for other reasons; a stage that reaches it gives up with an error. */
const MAX_EXCLUDED_TESTS = 5;

async function runWithMutation(copy, mutation, stage, action) {
  const undo = applyMutation(copy.tree, mutation);
  try {
    return await action();
  } finally {
    undo();
    if (stage.level === 'journey') copy.restoreReleases();
  }
}

/**
 * Finds the test of a stage that notices a mutation; undefined when none does. A test counts when it fails twice with the mutation and passes without
 * it; a flaky or broken test is excluded, and the others run again.
 */
export async function findNoticingTest(stage, mutation, copy) {
  const excludedTests = [];
  while (excludedTests.length < MAX_EXCLUDED_TESTS) {
    const failure = await runWithMutation(copy, mutation, stage, async () => {
      const test = await stage.find(excludedTests);
      return test && { test, isSure: await stage.fails(test) };
    });
    if (!failure) return undefined;
    if (failure.isSure && !(await stage.fails(failure.test))) return failure.test;
    excludedTests.push(failure.test);
  }
  throw new Error(`Too many tests fail without the mutation as well:\n${excludedTests.map(({ file }) => file).join('\n')}`);
}

/** Runs the stages in order until one notices the mutation; returns the test and its level, or `missed` and null when none does. */
export async function tryMutation(mutation, stages, copy, say) {
  for (const stage of stages) {
    say(stage.name);
    const test = await findNoticingTest(stage, mutation, copy);
    if (test) return { noticedBy: `${test.file} › ${test.title}`, level: stage.level };
  }
  return { noticedBy: 'missed', level: null };
}
