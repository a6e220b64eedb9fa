/** Makes a rule that forbids an import; docs/decisions/001-who-imports-whom.md gives the reasons for the rules. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const REMOTES = '^mfe-[a-z]+/';

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Cycles hide which part depends on which.', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    forbid(
      'contract-imports-nothing',
      'The contract is pure: from other folders it imports only types.',
      { path: '^shared/src/contract/', pathNot: '\\.test\\.' },
      { pathNot: '^shared/src/contract/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'contract-types-of-calls',
      'The contract may import types only from calls.',
      { path: '^shared/src/contract/', pathNot: '\\.test\\.' },
      { pathNot: '^shared/src/(contract|calls)/' },
    ),
    forbid(
      'calls-are-declarations',
      'Calls are declared in TypeBox; sending them needs only the type of the HTTP client.',
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
      'intl must not depend on what is built on it: ui, pickers, forms and remote.',
      { path: '^shared/src/intl/', pathNot: '\\.test\\.' },
      { path: '^shared/src/(ui|pickers|forms|remote)/' },
    ),
    forbid(
      'words-are-bundled-where-used',
      'Words are stateless and need only the formatter.',
      { path: '^shared/src/words/', pathNot: '\\.test\\.' },
      { path: '^shared/src/(?!words|intl|contract)' },
    ),
    forbid(
      'lint-stays-out-of-browsers',
      'The lint of texts is for tools and servers; in browsers, its glossaries would be loaded for nothing.',
      { path: '^(mfe-[a-z]+|shell|shared/src/(?!lint/))' },
      { path: '^shared/src/lint/' },
    ),
    forbid(
      'server-stays-there',
      'Browsers never load the code that renders pages on the server.',
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
      'Shell and remotes are deployed separately and share code only through shared.',
      { path: '^(mfe-[a-z]+|shell)/' },
      { path: '^(mfe-[a-z]+|shell|api|platform)/', pathNot: ['^$1/', '^platform/(jest-preset|src/build/(remote|shell)Build)'] },
    ),
    forbid(
      'remotes-use-doors',
      'Shell and remotes import shared only through its doors.',
      { path: `${REMOTES}|^shell/` },
      { path: '^shared/src/(?!calls/)[a-z]+/(?!index\\.ts$)' },
    ),
    forbid(
      'calls-only-through-stores',
      'Screens and components make calls only through stores.',
      { path: '/(screens|components)/', pathNot: '\\.test\\.' },
      { path: '/api/\\w+Api\\.ts$' },
    ),
    forbid(
      'components-know-no-screens',
      'A component must not depend on the screens that use it.',
      { path: '/components/', pathNot: '\\.test\\.' },
      { path: '/screens/' },
    ),
    forbid(
      'api-and-e2e-use-contract-and-calls',
      'api and e2e import only contract, calls, lint and testing from shared; a bench variant is exempt, since it replaces modules of the pages.',
      { path: '^(api|e2e)/', pathNot: '^e2e/bench/view/variants/unprotected/' },
      { path: '^shared/src/(?!contract|calls|lint|testing)' },
    ),
    forbid(
      'platform-uses-the-contract',
      'The platform imports only the contract and the lint of texts from shared.',
      { path: '^platform/' },
      { path: '^shared/src/(?!contract|lint)' },
    ),
    forbid(
      'platform-starts-the-api-once',
      'Only the files that start site and api in one process import the api.',
      { path: '^platform/', pathNot: '^platform/src/(site/startSite|demo/main)\\.ts$' },
      { path: '^api/' },
    ),
    forbid(
      'nothing-imports-the-demo',
      'Production runs without the demo; programs that include it pass it in through the port Demo.',
      { pathNot: '(^api/demo/|^platform/src/demo/main\\.ts$|^api/bench/|^api/src/(testing|matrices)/|\\.test\\.ts$)' },
      { path: '^api/demo/' },
    ),
    forbid(
      'the-demo-knows-the-api',
      'The demo imports the api and what the api itself may import, nothing else.',
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
      'Other packages use these libraries only through shared.',
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
