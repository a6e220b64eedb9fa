import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readOptions } from './options';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';

function resolveCommit(name: string): string {
  if (name !== 'HEAD~1') throw new Error(`${name} is not a commit of this repository.`);
  return COMMIT;
}

const read = (...args: string[]) => readOptions(args, { folder: 'results', print: () => undefined, resolveCommit });

describe('the options of the benchmark', () => {
  it('measure everything fifteen times when none are given', () => {
    const variants = ['ours', 'bundle', 'static', 'defaults'];
    expect(read()).toEqual({
      ...{ runs: 15, views: undefined, variants, file: 'results/results.json', reconnect: false, check: false },
      ...{ against: undefined, pairs: 30 },
    });
  });

  it('choose views and variants, which stay in their fixed order', () => {
    expect(read('--views', 'login, index', '--variants', 'static,ours', '--runs', '3', '--json', 'a.json', '--check')).toMatchObject({
      ...{ runs: 3, views: ['login', 'index'], variants: ['ours', 'static'], file: 'a.json', check: true },
    });
  });

  it('compare in pairs with the unprotected variant, on two views when none are given', () => {
    const against = 'unprotected';
    expect(read('--against', against)).toMatchObject({ against, pairs: 30, views: ['index', 'conversation'], file: 'results/cost.json' });
    expect(read('--against', against, '--pairs', '3', '--views', 'members')).toMatchObject({ pairs: 3, views: ['members'] });
  });

  it('compare in pairs with a commit, by default on all views and with as many pairs as a verdict needs', () => {
    const against = { commit: COMMIT };
    expect(read('--against', 'HEAD~1')).toMatchObject({ against, pairs: 40, views: undefined, file: 'results/against.json' });
    expect(read('--against', 'HEAD~1', '--pairs', '2', '--views', 'profile,own-profile,swipe-game', '--json', 'a.json')).toMatchObject({
      ...{ against, pairs: 2, views: ['profile', 'own-profile', 'swipe-game'], file: 'a.json' },
    });
  });

  it('report a commit that does not exist', () => {
    expect(() => read('--against', 'HEAD~99999')).toThrow(
      'no variant HEAD~99999 to compare with. HEAD~99999 is not a commit of this repository.',
    );
  });

  it('resolve a commit in this repository when the command runs', () => {
    const args = ['--import', 'tsx', path.join(__dirname, 'main.ts'), '--against', 'HEAD'];
    const { stderr } = spawnSync(process.execPath, [...args, '--runs', '3'], { encoding: 'utf8' });
    // It refuses this option only once it knows the commit, and before it starts a site.
    expect(stderr).toContain('--runs cannot be combined with --against.');
  });

  it('reject options that have no effect in the chosen mode', () => {
    expect(() => read('--pairs', '3')).toThrow('--pairs is only for --against');
    expect(() => read('--against', 'unprotected', '--runs', '3')).toThrow('--runs cannot be combined with --against');
    expect(() => read('--against', 'unprotected', '--check')).toThrow('--check cannot be combined with --against');
    expect(() => read('--against', 'HEAD~1', '--variants', 'ours')).toThrow('--variants cannot be combined with --against');
  });

  it('reject unknown and invalid values', () => {
    expect(() => read('--variants', 'ours,native')).toThrow('no variant native');
    expect(() => read('--runs', 'many')).toThrow('not a count');
    expect(() => read('--against', 'all')).toThrow('no variant all');
    expect(() => read('--against', 'unprotected', '--pairs', '0')).toThrow('not a count');
    expect(() => read('--fast')).toThrow('--fast');
  });

  it('are explained by --help', () => {
    const printedTexts: string[] = [];
    expect(readOptions(['--help'], { folder: '', print: (text) => printedTexts.push(text), resolveCommit })).toBeUndefined();
    expect(printedTexts.join()).toContain('--reconnect');
    expect(printedTexts.join()).toContain('--against unprotected');
    expect(printedTexts.join()).toContain('--against <commit>');
  });

  it('state the limits of a comparison with a commit', () => {
    const printedTexts: string[] = [];
    readOptions(['--help'], { folder: '', print: (text) => printedTexts.push(text), resolveCommit });
    const helpText = printedTexts.join().replace(/\s+/g, ' ');
    expect(helpText).toContain("upper end of the LCP ratio's interval is over 1.06, that of the median TBT difference over 40 ms");
    expect(helpText).toContain('pairs per view (40); fewer give no verdict');
  });
});
