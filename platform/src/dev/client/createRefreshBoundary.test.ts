import type { HotModule } from './HotModule';
import { createRefreshBoundary } from './createRefreshBoundary';

const Component = () => null;

function setUp(previousExports?: Record<string, unknown>) {
  const performRefresh = jest.fn();
  const hot = { data: previousExports && { exports: previousExports }, accept: jest.fn(), dispose: jest.fn(), invalidate: jest.fn() };
  const accept = createRefreshBoundary({ isComponent: (value) => typeof value === 'function', performRefresh });
  const run = (exports: Record<string, unknown>): void => accept({ exports }, hot as unknown as HotModule);
  return { perform: performRefresh, hot, run };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('createRefreshBoundary', () => {
  it('lets a module that exports only components accept its own updates', () => {
    const { hot, run } = setUp();
    run({ Component });
    expect(hot.accept).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a constant beside a component', { Component, limit: 3 }],
    ['no exports', {}],
  ])('leaves updates of a module with %s to the modules that import it', (_what, exports) => {
    const { hot, run } = setUp();
    run(exports);
    expect(hot.accept).not.toHaveBeenCalled();
    expect(hot.invalidate).not.toHaveBeenCalled();
  });

  it('refreshes the components once for all modules of an update', () => {
    const { perform, run } = setUp({ Component });
    run({ Component });
    run({ Component });
    jest.runAllTimers();
    expect(perform).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['other exports', { Component, Other: Component }],
    ['no components any more', { limit: 3 }],
  ])('invalidates a module that has %s', (_what, exports) => {
    const { hot, perform, run } = setUp({ Component });
    run(exports);
    jest.runAllTimers();
    expect(hot.invalidate).toHaveBeenCalledTimes(1);
    expect(perform).not.toHaveBeenCalled();
  });
});
