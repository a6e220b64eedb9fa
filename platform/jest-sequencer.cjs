const { default: TestSequencer } = require('@jest/test-sequencer');

const runsManyFiles = ({ path }) => path.includes('/together');

/** Starts files that run many others first: without timings of an earlier run, Jest sorts by size, and these files are the smallest. */
module.exports = class extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return sorted.some(({ duration }) => duration !== undefined)
      ? sorted
      : [...sorted.filter(runsManyFiles), ...sorted.filter((test) => !runsManyFiles(test))];
  }
};
