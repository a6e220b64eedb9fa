require('tsx/cjs');
module.exports = require('../platform/src/build/remoteBuild.ts').remoteBuild(__dirname);
