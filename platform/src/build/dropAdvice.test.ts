import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const dropAdvice = require('./dropAdvice.cjs') as (source: string) => string;

describe('dropAdvice', () => {
  it('drops warnings and reduces invariant messages to their line number', () => {
    const source = `
      export function go(to) {
        invariant(to, \`No \${to}\`);
        if (to === '*') warning(false, "Paths should " + to);
        warningOnce("key", to, 'x');
        if (to.onWarn && to.old) to.onWarn('Use another one');
        return to;
      }`;
    expect(dropAdvice(source).replace(/\s+/g, ' ')).toBe(
      ` export function go(to) { invariant(to, "line 3"); if (to === '*') ; ; if (to.onWarn && to.old) ; return to; }`,
    );
  });

  it('finds such calls in the formatjs that is installed', () => {
    const source = readFileSync(require.resolve('@formatjs/intl'), 'utf8');
    expect(source.length - dropAdvice(source).length).toBeGreaterThan(600);
  });

  it('finds such calls in the router that is installed', () => {
    const folder = path.join(path.dirname(require.resolve('react-router')), '../production');
    const sources = readdirSync(folder).filter((name) => /^chunk-.*\.mjs$/.test(name));
    const [savedCharacters = 0] = sources
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .map((source) => source.length - dropAdvice(source).length)
      .sort((left, right) => right - left);
    expect(savedCharacters).toBeGreaterThan(4_000);
  });
});
