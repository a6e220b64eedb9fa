const { server } = require('./jest-preset.cjs');

/** Runs most of the platform's test files together as one; `jest.config.cjs` runs each file by itself. */
module.exports = {
  ...server,
  displayName: 'platform',
  testMatch: [
    '<rootDir>/together/*.test.ts',
    '<rootDir>/src/(build|dev|prerender|scaffold)/**/*.test.ts',
    '<rootDir>/src/site/main*.test.ts',
    '<rootDir>/src/gates/types/checkTypes.test.ts',
    '<rootDir>/src/site/routes/pictureLibrary.test.ts',
    '<rootDir>/bin/**/*.test.ts',
  ],
};
