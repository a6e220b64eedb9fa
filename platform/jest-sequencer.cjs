const { default: TestSequencer } = require('@jest/test-sequencer');

const runsManyFiles = ({ path }) => path.includes('/together');

/** Files that run many others start first: without timings of an earlier run Jest sorts by size, and they are the smallest. */
module.exports = class extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return sorted.some(({ duration }) => duration !== undefined)
      ? sorted
      : [...sorted.filter(runsManyFiles), ...sorted.filter((test) => !runsManyFiles(test))];
  }
};
