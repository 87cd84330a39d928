// "PASSED FAILED" of a report that vitest or Playwright wrote as JSON.
//
//     node tools/web_counts.mjs build/vitest.json
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
if (report.stats === undefined) {
  // A file that does not even load holds no test, but is a failed suite.
  const broken = report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0);
  console.log(report.numPassedTests, report.numFailedTests + broken.length);
} else {
  // What passed only when tried again has failed: nobody would look at it otherwise.
  const { expected, unexpected, flaky } = report.stats;
  console.log(expected, unexpected + flaky + report.errors.length);
}
