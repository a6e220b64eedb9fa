import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { waitForAnimations } from '../../support/waitForAnimations';

const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Finds violations of WCAG 2.2 AA; each string names the violated rule and up to three elements. */
export async function findViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  const results = await new AxeBuilder({ page }).withTags(WCAG_TAGS).analyze();
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html)
        .join(' | ')}`,
  );
}
