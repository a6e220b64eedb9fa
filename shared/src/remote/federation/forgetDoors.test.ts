import { forgetDoors, type Doors } from './forgetDoors';

describe('forgetDoors', () => {
  it('R-017 a door that could not be loaded is asked for anew; one that is here stays', () => {
    const failed = Promise.reject(new Error('no bytes'));
    failed.catch(() => undefined);
    const here = Promise.resolve();
    const doors: Doors = { forms: { '1.0.0': { loading: failed } }, pickers: { '1.0.0': { loaded: true, loading: here } } };
    forgetDoors(doors);
    expect(doors).toEqual({ forms: { '1.0.0': { loading: null } }, pickers: { '1.0.0': { loaded: true, loading: here } } });
  });
});
