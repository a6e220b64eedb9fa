const { readdirSync } = require('node:fs');
const path = require('node:path');
const { browser } = require('../jest-preset.cjs');

const ROOT = path.resolve(__dirname, '../..');
const packages = readdirSync(ROOT).filter((name) => /^(shared|shell|mfe-.+)$/.test(name));

const { testMatch: _testMatch, ...preset } = browser;

/** Runs most test files of the browser packages bundled into a few; each package's own configuration runs every file separately. */
module.exports = {
  ...preset,
  displayName: 'browser',
  rootDir: ROOT,
  roots: [__dirname, ...packages.map((name) => `${ROOT}/${name}/src`)],
  testRegex: ['/platform/together-browser/[^/]+\\.test\\.ts$', ...require('./alone.json')],
};
