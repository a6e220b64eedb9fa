const { default: TestSequencer } = require('@jest/test-sequencer');

const runsManyFiles = ({ path }) => path.includes('/together');

/** Puts the files that run many others at the front: without timings from an earlier run, Jest sorts by size, and these files are the smallest. */
module.exports = class extends TestSequencer {
  sort(tests) {
    const sortedTests = super.sort(tests);
    return sortedTests.some(({ duration }) => duration !== undefined)
      ? sortedTests
      : [...sortedTests.filter(runsManyFiles), ...sortedTests.filter((test) => !runsManyFiles(test))];
  }
};
