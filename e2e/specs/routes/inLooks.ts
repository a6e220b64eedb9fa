import { type Look, LOOKS } from './LOOKS';
import { test } from './routeTest';

/** The same tests in each look. */
export function inLooks(tests: (look: Look) => void): void {
  for (const { tag, ...look } of LOOKS) {
    const { language, colorScheme, viewport, textPercent } = look;
    test.describe(`${language}, ${colorScheme}, ${viewport.width} px, text ${textPercent} %`, { tag }, () => {
      test.use(look);
      tests({ tag, ...look });
    });
  }
}
