require('tsx/cjs');
module.exports = require('../platform/src/build/webpackPreset.ts').remoteBuild(__dirname);
