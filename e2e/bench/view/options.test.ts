import { readOptions } from './options';

const read = (...args: string[]) => readOptions(args, 'results.json', () => undefined);

describe('the options of the benchmark', () => {
  it('measure everything fifteen times when none are given', () => {
    const variants = ['ours', 'bundle', 'static', 'defaults'];
    expect(read()).toEqual({ runs: 15, views: undefined, variants, file: 'results.json', reconnect: false, check: false });
  });

  it('choose views and variants, which keep their order', () => {
    expect(read('--views', 'login, index', '--variants', 'static,ours', '--runs', '3', '--json', 'a.json', '--check')).toMatchObject({
      ...{ runs: 3, views: ['login', 'index'], variants: ['ours', 'static'], file: 'a.json', check: true },
    });
  });

  it('refuse what does not exist', () => {
    expect(() => read('--variants', 'ours,native')).toThrow('no variant native');
    expect(() => read('--runs', 'many')).toThrow('no count');
    expect(() => read('--fast')).toThrow('--fast');
  });

  it('explain themselves', () => {
    const said: string[] = [];
    expect(readOptions(['--help'], '', (text) => said.push(text))).toBeUndefined();
    expect(said.join()).toContain('--reconnect');
  });
});
