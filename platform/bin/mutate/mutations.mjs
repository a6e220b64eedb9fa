import { access } from './mutations/access.mjs';
import { chat } from './mutations/chat.mjs';
import { federation } from './mutations/federation.mjs';
import { jobs } from './mutations/jobs.mjs';
import { money } from './mutations/money.mjs';
import { screens } from './mutations/screens.mjs';

/**
 * Behaviours of the product, each broken by a mistake that compiles: `find`, which occurs once in `file`, is replaced by `replacement`. The default
 * suites of `packages`, or a journey with a title matching `journey`, should notice. `row` refers to docs/requirements.md.
 */
export const MUTATIONS = [...money, ...access, ...chat, ...federation, ...screens, ...jobs];
