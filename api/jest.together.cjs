const { server } = require('../platform/jest-preset.cjs');

/** Most test files of the api run together, a part of them as one file; `jest.config.cjs` runs each alone. */
module.exports = {
  ...server,
  displayName: 'api',
  testMatch: ['<rootDir>/together/*.test.ts', '<rootDir>/src/(proofs|backup)/**/*.test.ts', '<rootDir>/bench/**/*.test.ts'],
};
