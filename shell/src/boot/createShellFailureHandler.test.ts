import { createShellFailureHandler } from './createShellFailureHandler';

const beacon = jest.fn<boolean, [string, Blob]>(() => true);

beforeEach(() => {
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
});
afterEach(() => document.body.replaceChildren());

function addBootData(beaconToken: string): void {
  const data = Object.assign(document.createElement('script'), { type: 'application/json', id: 'boot' });
  data.textContent = JSON.stringify({ beaconToken, plan: { shell: '1.2.0-0a1b2c3d' } });
  document.body.append(data);
}

test('R-020 a shell that throws on startup is reported with its release, and the error still reaches the console', async () => {
  addBootData('token-1');
  const error = new TypeError('x is not a function');
  expect(() => createShellFailureHandler('entry')(error)).toThrow(error);
  const [[address, body] = []] = beacon.mock.calls;
  expect(address).toBe('/platform/beacon');
  expect(JSON.parse((await body?.text()) ?? '')).toEqual({
    token: 'token-1',
    remote: 'shell',
    release: '1.2.0-0a1b2c3d',
    rung: 'entry',
    reason: 'TypeError: x is not a function',
  });
});

test('R-020 a shell under test sends no report', () => {
  addBootData('');
  expect(() => createShellFailureHandler('entry')(new Error('boom'))).toThrow('boom');
  expect(beacon).not.toHaveBeenCalled();
});

test('R-003 R-020 the page of a static host reports to nobody', () => {
  document.body.append(Object.assign(document.createElement('script'), { type: 'application/json', id: 'boot', textContent: '{}' }));
  expect(() => createShellFailureHandler('entry')(new Error('boom'))).toThrow('boom');
  expect(beacon).not.toHaveBeenCalled();
});
