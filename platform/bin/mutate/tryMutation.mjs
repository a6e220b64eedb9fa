import { breakIn } from './edit.mjs';

/** Tests that fail for other reasons are left out; more than this, and the stage has nothing to say. */
const DOUBTFUL_MAX = 5;

async function whileBroken(copy, mutation, stage, work) {
  const mend = breakIn(copy.tree, mutation);
  try {
    return await work();
  } finally {
    mend();
    if (stage.level === 'journey') copy.restoreReleases();
  }
}

/**
 * The test of a stage that notices a mutation, or undefined. It counts when it fails twice while the product is broken and passes when it
 * is not; a test that is moody or broken itself is left out, and the others are asked again.
 */
export async function noticedIn(stage, mutation, copy) {
  const doubtful = [];
  while (doubtful.length < DOUBTFUL_MAX) {
    const failed = await whileBroken(copy, mutation, stage, async () => {
      const test = await stage.find(doubtful);
      return test && { test, isSure: await stage.fails(test) };
    });
    if (!failed) return undefined;
    if (failed.isSure && !(await stage.fails(failed.test))) return failed.test;
    doubtful.push(failed.test);
  }
  throw new Error(`Too much fails without the mutation too:\n${doubtful.map(({ file }) => file).join('\n')}`);
}

/** Asks the stages in turn until one notices; answers by which test and on which level, `missed` when none does. */
export async function tryMutation(mutation, stages, copy, say) {
  for (const stage of stages) {
    say(stage.name);
    const test = await noticedIn(stage, mutation, copy);
    if (test) return { noticedBy: `${test.file} › ${test.title}`, level: stage.level };
  }
  return { noticedBy: 'missed', level: null };
}
