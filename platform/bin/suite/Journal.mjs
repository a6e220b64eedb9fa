import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Records which tests of a shard have ended: a line per test file (jest) or test (Playwright), written during the run, so that an interrupted shard
 * can resume. The first line contains the digest of the shard's inputs; with a different digest, the journal starts over.
 */
export class Journal {
  constructor(file, digest) {
    this.file = file;
    this.digest = digest;
  }

  /** Continues an interrupted run with the same digest if `resume` is set, otherwise starts over; returns whether it continues one. */
  open({ resume }) {
    const isResumed = resume && existsSync(this.file) && this.readEntries()[0]?.digest === this.digest;
    if (!isResumed) {
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, `${JSON.stringify({ digest: this.digest })}\n`);
    }
    this.append({ begins: true });
    return isResumed;
  }

  /** Records that a step has ended without a failure. */
  endStep(step) {
    this.append({ step });
  }

  append(entry) {
    appendFileSync(this.file, `${JSON.stringify({ ...entry, at: Date.now() })}\n`);
  }

  readEntries() {
    return readFileSync(this.file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  }

  /** Names of the test files or tests of a step that have ended. */
  listEndedUnits(step) {
    return this.readEntries()
      .filter((entry) => entry.step === step && entry.unit !== undefined)
      .map(({ unit }) => unit);
  }

  /** Names of the test files or tests that failed. */
  listFailures() {
    return this.readEntries()
      .filter(({ failed }) => failed > 0)
      .map(({ unit }) => unit);
  }

  hasEnded(step) {
    return this.readEntries().some((entry) => entry.step === step && entry.unit === undefined);
  }

  /** Numbers of tests that passed, failed and were skipped, and the total seconds of all runs including interrupted ones. */
  countTotals() {
    const totals = { passed: 0, failed: 0, skipped: 0, seconds: 0 };
    let previousAt = 0;
    for (const { begins, at, passed = 0, failed = 0, skipped = 0 } of this.readEntries().slice(1)) {
      totals.passed += passed;
      totals.failed += failed;
      totals.skipped += skipped;
      if (!begins) totals.seconds += (at - previousAt) / 1000;
      previousAt = at;
    }
    return { ...totals, seconds: Math.round(totals.seconds) };
  }
}
