const { server } = require('../platform/jest-preset.cjs');

/** Runs most of the api's test files together as one; `jest.config.cjs` runs each file by itself. */
module.exports = {
  ...server,
  displayName: 'api',
  testMatch: ['<rootDir>/together/*.test.ts', '<rootDir>/src/(proofs|backup)/**/*.test.ts', '<rootDir>/bench/**/*.test.ts'],
};
