const { appendFileSync } = require('node:fs');
const path = require('node:path');

/** Playwright reporter: appends a line to JOURNAL for each test that has ended, named as in `--test-list`. */
module.exports = class PlaywrightJournal {
  onBegin(config) {
    this.rootDir = config.rootDir;
  }

  onTestEnd(test, { status }) {
    if (status === 'interrupted') return;
    const [, project, , ...titles] = test.titlePath();
    const entry = {
      step: process.env.JOURNAL_STEP,
      unit: [`[${project}]`, path.relative(this.rootDir, test.location.file), ...titles].join(' › '),
      passed: Number(status === test.expectedStatus && status !== 'skipped'),
      failed: Number(status !== test.expectedStatus && status !== 'skipped'),
      skipped: Number(status === 'skipped'),
      at: Date.now(),
    };
    appendFileSync(process.env.JOURNAL, `${JSON.stringify(entry)}\n`);
  }
};
