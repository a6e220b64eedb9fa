module.exports = { ...require('../platform/jest-preset.cjs').server, testMatch: ['**/{bench,texts}/**/*.test.ts'] };
