import { type Look, LOOKS } from './LOOKS';
import { test } from './routeTest';

/** Defines the same tests in each look: those in the first `defaultLookCount` looks run by default, the others only with `@full`. */
export function describeInLooks(defineTests: (look: Look) => void, { defaultLookCount = 2 } = {}): void {
  for (const [index, look] of LOOKS.entries()) {
    const { language, colorScheme, viewport, textPercent } = look;
    const tag = index < defaultLookCount ? [] : ['@full'];
    test.describe(`${language}, ${colorScheme}, ${viewport.width} px, text ${textPercent} %`, { tag }, () => {
      test.use(look);
      defineTests(look);
    });
  }
}
