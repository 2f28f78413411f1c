/** After a failed test: what was on the page, by roles and names. A run elsewhere leaves nothing but its output. */
import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const MOST_CHARACTERS = 6_000;

export default class TellScreen implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return;
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || !path) continue;
      const screen = readFileSync(path, 'utf8').split('```yaml')[1] ?? '';
      console.log(`\n${test.title}, the screen:${screen.slice(0, MOST_CHARACTERS)}\n`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
