import { writeFileSync } from 'node:fs';

/** Writes Jest's results to the file in REPORT_FILE, since `--json` writes nothing when `--bail` ends the run. Jest only accepts a default export. */
export default class JestReporter {
  onRunComplete(_contexts, { testResults }) {
    const files = testResults.map(({ testFilePath, testExecError, testResults: tests }) => ({
      file: testFilePath,
      loads: !testExecError,
      tests: tests.map(({ ancestorTitles, title, status }) => ({ titles: [...ancestorTitles, title], status })),
    }));
    writeFileSync(process.env.REPORT_FILE, JSON.stringify(files));
  }
}
