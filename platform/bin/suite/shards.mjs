import { UNITS } from './runners.mjs';

/** Documents, which no suite reads. */
const DOCUMENTS = /^docs\/|^\.github\/|\.md$/;
const UNIT_TESTS = /\.test\.tsx?$/;
const API =
  /^(api\/|shared\/src\/(calls|contract|testing)\/|shared\/package\.json|package(-lock)?\.json|tsconfig\.base\.json|platform\/(jest-|bin\/(build|start\/|suite\/|postgres|run|steps)))/;

const isSource = (file) => !DOCUMENTS.test(file);
const readsForBrowser = (file) => isSource(file) && !UNIT_TESTS.test(file);
const readsForApi = (file) => isSource(file) && API.test(file);

const FULL = { PROOFS: 'full' };

const jestStep = (packages, args = [], env = FULL) => ({ runner: 'jest', packages, args, env });
const browserStep = (...args) => ({ runner: 'playwright', args });

/** Suites of the api that try many inputs, or kill processes in the middle of their work. */
const HEAVY = '/src/(matrices|proofs|backup)/';
const HEAVY_ONLY = ['--testPathPatterns', HEAVY];
const WITHOUT_HEAVY = ['--testPathIgnorePatterns', '/node_modules/', '/dist/', HEAVY];

/**
 * The full suite in shards of at most 40 minutes on two cores. `reads` returns whether the shard's results can depend on a file. Steps run one after
 * the other; the api's tests run on a PostgreSQL in steps with `database`, otherwise on the embedded database.
 */
export const SHARDS = [
  { name: 'units', reads: isSource, steps: { check: { runner: 'check' }, units: jestStep(UNITS) } },
  { name: 'api on PostgreSQL', reads: readsForApi, steps: { all: { ...jestStep(['api'], WITHOUT_HEAVY), database: true } } },
  { name: 'api on the embedded database', reads: readsForApi, steps: { all: jestStep(['api'], WITHOUT_HEAVY) } },
  {
    name: 'matrices and proofs of the api',
    reads: readsForApi,
    steps: {
      postgres: { ...jestStep(['api'], HEAVY_ONLY, { ...FULL, FUZZ_RUNS: '1000' }), database: true },
      embedded: jestStep(['api'], HEAVY_ONLY),
    },
  },
  {
    name: 'journeys',
    reads: readsForBrowser,
    steps: { journeys: browserStep('--project=phone', '--project=desktop', '--project=tablet'), runtimes: { runner: 'runtimes' } },
  },
  { name: 'routes', reads: readsForBrowser, steps: { routes: browserStep('--project=routes') } },
  {
    name: 'platform',
    reads: readsForBrowser,
    steps: {
      platform: browserStep('--project=platform', '--grep-invert', 'matrix/'),
      development: browserStep('--project=development', '--no-deps'),
    },
  },
  { name: 'failures and releases', reads: readsForBrowser, steps: { matrix: browserStep('--project=platform', '--grep', 'matrix/') } },
];
