const { server } = require('../../platform/jest-preset.cjs');

module.exports = server;
