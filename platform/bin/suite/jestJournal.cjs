const { appendFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..');

/** Jest reporter: appends a line to JOURNAL for each test file that has ended. */
module.exports = class JestJournal {
  onTestResult(test, { numPassingTests, numFailingTests, numPendingTests, testExecError }) {
    const entry = {
      step: process.env.JOURNAL_STEP,
      unit: path.relative(root, test.path),
      passed: numPassingTests,
      failed: numFailingTests + (testExecError && numFailingTests === 0 ? 1 : 0),
      skipped: numPendingTests,
      at: Date.now(),
    };
    appendFileSync(process.env.JOURNAL, `${JSON.stringify(entry)}\n`);
  }
};
