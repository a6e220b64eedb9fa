module.exports = { ...require('../platform/jest-preset.cjs').server, testMatch: ['**/bench/**/*.test.ts'] };
