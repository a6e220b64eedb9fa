import { readOptions } from './options';

const read = (...args: string[]) => readOptions(args, 'results', () => undefined);

describe('the options of the benchmark', () => {
  it('measure everything fifteen times when none are given', () => {
    const variants = ['ours', 'bundle', 'static', 'defaults'];
    expect(read()).toEqual({
      ...{ runs: 15, views: undefined, variants, file: 'results/results.json', reconnect: false, check: false },
      ...{ against: undefined, pairs: 30 },
    });
  });

  it('choose views and variants, which keep their order', () => {
    expect(read('--views', 'login, index', '--variants', 'static,ours', '--runs', '3', '--json', 'a.json', '--check')).toMatchObject({
      ...{ runs: 3, views: ['login', 'index'], variants: ['ours', 'static'], file: 'a.json', check: true },
    });
  });

  it('compare in pairs with what has no protections, on two views when none are given', () => {
    const against = 'unprotected';
    expect(read('--against', against)).toMatchObject({ against, pairs: 30, views: ['index', 'conversation'], file: 'results/cost.json' });
    expect(read('--against', against, '--pairs', '3', '--views', 'members')).toMatchObject({ pairs: 3, views: ['members'] });
  });

  it('refuse what says nothing in the chosen way of measuring', () => {
    expect(() => read('--pairs', '3')).toThrow('--pairs is only for --against');
    expect(() => read('--against', 'unprotected', '--runs', '3')).toThrow('--runs cannot be combined with --against');
    expect(() => read('--against', 'unprotected', '--check')).toThrow('--check cannot be combined with --against');
  });

  it('refuse what does not exist', () => {
    expect(() => read('--variants', 'ours,native')).toThrow('no variant native');
    expect(() => read('--runs', 'many')).toThrow('not a count');
    expect(() => read('--against', 'all')).toThrow('no variant all');
    expect(() => read('--against', 'unprotected', '--pairs', '0')).toThrow('not a count');
    expect(() => read('--fast')).toThrow('--fast');
  });

  it('explain themselves', () => {
    const said: string[] = [];
    expect(readOptions(['--help'], '', (text) => said.push(text))).toBeUndefined();
    expect(said.join()).toContain('--reconnect');
    expect(said.join()).toContain('--against unprotected');
  });
});
