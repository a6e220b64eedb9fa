const { server } = require('../platform/jest-preset.cjs');

module.exports = { ...server, testPathIgnorePatterns: [...server.testPathIgnorePatterns, '/api/together/'] };
