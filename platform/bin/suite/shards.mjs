import { UNIT_TEST_PACKAGES } from './runners.mjs';

/** Documents and files for GitHub. Changing them never invalidates a result, although a few unit tests read documents. */
const DOCUMENT_PATHS = /^docs\/|^\.github\/|\.md$/;
const UNIT_TEST_PATHS = /\.test\.tsx?$/;
const API_PATHS =
  /^(api\/|shared\/src\/(calls|contract|lint|testing)\/|shared\/lang\/glossary\/|shared\/package\.json|package(-lock)?\.json|tsconfig\.base\.json|platform\/(jest-|bin\/(build|start\/|suite\/|postgres|run|steps)))/;

const isSource = (file) => !DOCUMENT_PATHS.test(file);
const affectsBrowserTests = (file) => isSource(file) && !UNIT_TEST_PATHS.test(file);
const affectsApiTests = (file) => isSource(file) && API_PATHS.test(file);

const FULL_PROOFS = { PROOFS: 'full' };

const createJestStep = (packages, args = [], env = FULL_PROOFS) => ({ runner: 'jest', packages, args, env });
const createBrowserStep = (...args) => ({ runner: 'playwright', args });

/** Suites of the api that try many inputs, or kill processes in the middle of their work. */
const HEAVY_PATHS = '/src/(matrices|proofs|backup)/';
const HEAVY_ONLY = ['--testPathPatterns', HEAVY_PATHS];
const WITHOUT_HEAVY = ['--testPathIgnorePatterns', '/node_modules/', '/dist/', HEAVY_PATHS];

/**
 * The full suite in shards of at most 40 minutes on two cores. `reads` returns whether the shard's results can depend on a file. Steps run
 * one after the other; the api's tests run on a PostgreSQL server in steps with `database`, otherwise on the embedded database.
 */
export const SHARDS = [
  { name: 'units', reads: isSource, steps: { check: { runner: 'check' }, units: createJestStep(UNIT_TEST_PACKAGES) } },
  { name: 'api on PostgreSQL', reads: affectsApiTests, steps: { all: { ...createJestStep(['api'], WITHOUT_HEAVY), database: true } } },
  { name: 'api on the embedded database', reads: affectsApiTests, steps: { all: createJestStep(['api'], WITHOUT_HEAVY) } },
  {
    name: 'matrices and proofs of the api',
    reads: affectsApiTests,
    steps: {
      postgres: { ...createJestStep(['api'], HEAVY_ONLY, { ...FULL_PROOFS, FUZZ_RUNS: '1000' }), database: true },
      embedded: createJestStep(['api'], HEAVY_ONLY),
    },
  },
  {
    name: 'journeys',
    reads: affectsBrowserTests,
    steps: { journeys: createBrowserStep('--project=phone', '--project=desktop', '--project=tablet'), runtimes: { runner: 'runtimes' } },
  },
  { name: 'routes', reads: affectsBrowserTests, steps: { routes: createBrowserStep('--project=routes') } },
  {
    name: 'platform',
    reads: affectsBrowserTests,
    steps: {
      platform: createBrowserStep('--project=platform', '--grep-invert', 'matrix/'),
      development: createBrowserStep('--project=development', '--no-deps'),
    },
  },
  {
    name: 'failures and releases',
    reads: affectsBrowserTests,
    steps: { matrix: createBrowserStep('--project=platform', '--grep', 'matrix/') },
  },
];
