/** Makes a rule that forbids an import; docs/decisions/001-who-imports-whom.md gives the reasons for the rules. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const REMOTES = '^mfe-[a-z]+/';

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Cycles hide which part depends on which.', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    forbid(
      'contract-imports-nothing',
      'The contract is pure: of the calls it takes types.',
      { path: '^shared/src/contract/', pathNot: '\\.test\\.' },
      { pathNot: '^shared/src/contract/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'contract-types-of-calls',
      'The contract is pure: of the calls it takes types.',
      { path: '^shared/src/contract/', pathNot: '\\.test\\.' },
      { pathNot: '^shared/src/(contract|calls)/' },
    ),
    forbid(
      'calls-are-declarations',
      'A call is a declaration in TypeBox; how it is made needs the type of the client.',
      { path: '^shared/src/calls/', pathNot: '\\.test\\.' },
      { pathNot: '(^shared/src/(calls|contract)/|^shared/src/http/index\\.ts$|node_modules/typebox/)' },
    ),
    forbid(
      'ui-above-intl',
      'ui, pickers and forms may use intl, router and contract.',
      { path: '^shared/src/(ui|pickers|forms)/', pathNot: '\\.test\\.' },
      { path: '^shared/src/(store|remote)/' },
    ),
    forbid(
      'intl-below-ui',
      'intl knows neither ui nor stores but their types.',
      { path: '^shared/src/intl/', pathNot: '\\.test\\.' },
      { path: '^shared/src/(ui|pickers|forms|remote)/' },
    ),
    forbid(
      'words-are-bundled-where-used',
      'Words have no state and need the formatter only.',
      { path: '^shared/src/words/', pathNot: '\\.test\\.' },
      { path: '^shared/src/(?!words|intl|contract)' },
    ),
    forbid(
      'server-stays-there',
      'Browsers never load what renders pages for them.',
      { pathNot: '(\\.test\\.tsx?$|^shell/src/prerender/|^shared/src/server/)' },
      { path: '^shared/src/server/' },
    ),
    forbid(
      'http-below-store',
      'http knows only the contract.',
      { path: '^shared/src/http/', pathNot: '\\.test\\.' },
      { path: '^shared/src/(?!http|contract|testing)' },
    ),
    forbid(
      'stores-know-no-react',
      'Stores are plain objects.',
      { path: '/stores?/[A-Z]\\w+Store\\.ts$' },
      { path: 'node_modules/(react|react-dom|mobx-react-lite)/' },
    ),
    forbid(
      'testing-only-in-tests',
      'Test helpers stay out of the product.',
      { pathNot: '(\\.test\\.tsx?$|/testing/|^e2e/)' },
      { path: '^shared/src/testing/' },
    ),
    forbid(
      'remotes-are-apart',
      'Deployables meet in shared.',
      { path: '^(mfe-[a-z]+|shell)/' },
      { path: '^(mfe-[a-z]+|shell|api|platform)/', pathNot: ['^$1/', '^platform/(jest-preset|src/build/(remote|shell)Build)'] },
    ),
    forbid(
      'remotes-use-doors',
      'Only the doors of shared.',
      { path: `${REMOTES}|^shell/` },
      { path: '^shared/src/(?!calls/)[a-z]+/(?!index\\.ts$)' },
    ),
    forbid(
      'calls-only-through-stores',
      'Screens and components reach calls through stores.',
      { path: '/(screens|components)/', pathNot: '\\.test\\.' },
      { path: '/api/\\w+Api\\.ts$' },
    ),
    forbid(
      'components-know-no-screens',
      'A component serves any screen.',
      { path: '/components/', pathNot: '\\.test\\.' },
      { path: '/screens/' },
    ),
    forbid(
      'api-and-e2e-use-contract-and-calls',
      'The server shares contract and calls, nothing else; modules of a bench variant stand in for those of the pages.',
      { path: '^(api|e2e)/', pathNot: '^e2e/bench/view/variants/unprotected/' },
      { path: '^shared/src/(?!contract|calls|testing)' },
    ),
    forbid(
      'platform-uses-the-contract',
      'The platform shares the contract, nothing else.',
      { path: '^platform/' },
      { path: '^shared/src/(?!contract)' },
    ),
    forbid(
      'platform-starts-the-api-once',
      'Only the file that starts everything in one process knows the api.',
      { path: '^platform/', pathNot: '^platform/src/(site/startSite|demo/main)\\.ts$' },
      { path: '^api/' },
    ),
    forbid(
      'nothing-imports-the-demo',
      'Production runs without the demo: it is handed in by the programs that start with it, through the port Demo.',
      { pathNot: '(^api/demo/|^platform/src/demo/main\\.ts$|^api/bench/|^api/src/(testing|matrices)/|\\.test\\.ts$)' },
      { path: '^api/demo/' },
    ),
    forbid(
      'the-demo-knows-the-api',
      'The demo is built on the api and what the api is built on.',
      { path: '^api/demo/', pathNot: '\\.cjs$' },
      { path: '^(platform|shell|mfe-[a-z]+|e2e)/' },
    ),
    forbid(
      'rules-import-no-handlers',
      'Handlers call rules, never the other way round; the table of routes registers handlers.',
      { path: '^api/src/', pathNot: '(Routes\\.ts$|^api/src/routes\\.ts$|\\.test\\.ts$|^api/src/(testing|matrices|proofs)/)' },
      { path: '^api/src/.*Routes\\.ts$' },
    ),
    forbid(
      'handlers-stand-in-routes',
      'A call is answered in a …Routes.ts file of its noun.',
      { path: '^api/', pathNot: '(Routes\\.ts$|\\.test\\.ts$)' },
      { path: '^api/src/serveCall\\.ts$' },
    ),
    forbid(
      'only-shared-has-the-primitives',
      'The kit hides its primitives.',
      { pathNot: '^shared/' },
      { path: 'node_modules/(react-aria|@emotion/cache|@tabler/icons-react|react-router|react-router-dom|react-intl)/' },
    ),
    forbid('no-orphan-imports', 'Every import resolves.', {}, { couldNotResolve: true, pathNot: '^(virtual:|workbox)' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
