const path = require('node:path');

/** Packages that ship only ES modules; Jest on Node 20 cannot load them untransformed. */
const esmOnlyPackages = [
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'typebox',
  'cookie',
  'kdbush',
  'tinyqueue',
  'geokdbush',
  'country-region-data',
  '@fastify/type-provider-typebox',
  '@simplewebauthn',
  'valibot',
  '@hookform',
  'mobx-react-lite',
  '@zootools',
  '@tabler',
];

/** Types are checked separately (`npm run check`); here they are only stripped. */
const createSwcTransform = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

const baseConfig = {
  transform: {
    '/node_modules/.+\\.m?js$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
    // Tests of types need the type checker.
    '\\.types\\.full\\.test\\.ts$': [
      'ts-jest',
      { tsconfig: path.join(__dirname, 'tsconfig.jest.json'), diagnostics: { ignoreCodes: [151001] } },
    ],
    '\\.m?ts$': createSwcTransform(false),
    '\\.tsx$': createSwcTransform(true),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnlyPackages.join('|')})/)`],
  testMatch: ['**/*.test.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(process.env.PROOFS === 'full' ? [] : ['\\.full\\.test\\.'])],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  testTimeout: 60_000,
  // Jest's clean-up of globals writes to every object it finds, and never finishes with those of MobX.
  testEnvironmentOptions: { globalsCleanup: 'off' },
};

/** Jest configuration for a package that runs in Node. */
exports.server = { ...baseConfig, testEnvironment: 'node' };

/** Jest configuration for a package that runs in the browser. */
exports.browser = {
  ...baseConfig,
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: [require.resolve('./jest-setup.cjs')],
};
