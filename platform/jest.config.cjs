const { server } = require('./jest-preset.cjs');

module.exports = { ...server, testPathIgnorePatterns: [...server.testPathIgnorePatterns, '/platform/together'] };
