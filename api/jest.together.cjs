const { server } = require('../platform/jest-preset.cjs');

/** Most of the api's test files run together as one; `jest.config.cjs` runs each alone. */
module.exports = {
  ...server,
  displayName: 'api',
  testMatch: ['<rootDir>/together/*.test.ts', '<rootDir>/src/(proofs|backup)/**/*.test.ts', '<rootDir>/bench/**/*.test.ts'],
};
