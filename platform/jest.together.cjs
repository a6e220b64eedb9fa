const { server } = require('./jest-preset.cjs');

/** Most of the platform's test files run together as one; `jest.config.cjs` runs each alone. */
module.exports = {
  ...server,
  displayName: 'platform',
  testMatch: [
    '<rootDir>/together/*.test.ts',
    '<rootDir>/src/(build|dev|prerender|scaffold)/**/*.test.ts',
    '<rootDir>/src/site/main*.test.ts',
    '<rootDir>/src/gates/types/checkTypes.test.ts',
    '<rootDir>/bin/**/*.test.ts',
  ],
};
