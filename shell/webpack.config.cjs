require('tsx/cjs');
module.exports = require('../platform/src/build/shellBuild.ts').shellBuild(__dirname);
