import { access } from './mutations/access.mjs';
import { chat } from './mutations/chat.mjs';
import { federation } from './mutations/federation.mjs';
import { jobs } from './mutations/jobs.mjs';
import { money } from './mutations/money.mjs';
import { screens } from './mutations/screens.mjs';

/**
 * Behaviours of the product, each broken by a slip that compiles: `find`, which stands once in `file`, becomes `replacement`. The default
 * suites of `packages`, or a journey whose title `journey` finds, have to notice. `row` is that of docs/requirements.md.
 */
export const MUTATIONS = [...money, ...access, ...chat, ...federation, ...screens, ...jobs];
