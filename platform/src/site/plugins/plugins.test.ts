import { parseHost } from './parseHost';
import { isFromOwnPage } from './isFromOwnPage';
import { getSecurityHeaders } from './getSecurityHeaders';

describe('whether one of our own pages sent a request', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://a.example', host: 'a.example' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ origin: 'https://a.example', host: 'a.example' }, true],
    [{ origin: 'http://a.example:8080', host: 'a.example:8080' }, true],
    [{ origin: 'https://a.example:8443', host: 'a.example' }, false],
    [{ origin: 'https://evil.example', host: 'a.example' }, false],
    [{ origin: 'null', host: 'a.example' }, false],
    [{ host: 'a.example' }, false],
    [{}, false],
  ])('%j: %s', (headers, isOwn) => {
    expect(isFromOwnPage(headers)).toBe(isOwn);
  });
});

describe('the host of a request', () => {
  it.each([
    ['dating.example', 'dating.example'],
    ['Dating.Example:8080', 'dating.example'],
    ['localhost:3000', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
    ['[::1]:3000', '[::1]'],
    ['-a.example', undefined],
    ['a.example/evil', undefined],
    ['a.example@evil.example', undefined],
    ['a.example evil', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('read from "%s" is %s', (header, host) => {
    expect(parseHost(header)).toBe(host);
  });
});

describe('headers of every reply', () => {
  it('allow nothing by default, and send HSTS only where https is used', () => {
    const httpHeaders = getSecurityHeaders(false);
    expect(httpHeaders).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
    expect(httpHeaders['content-security-policy']).toContain("default-src 'none'");
    expect(httpHeaders).not.toHaveProperty('strict-transport-security');
    expect(getSecurityHeaders(true)).toMatchObject({
      ...httpHeaders,
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
    });
  });

  it('list each browser feature once, allowed for the site itself or for nobody', () => {
    const features = (getSecurityHeaders(true)['permissions-policy'] ?? '').split(', ').map((feature) => feature.split('='));
    expect(new Set(features.map(([name]) => name)).size).toBe(features.length);
    for (const [, allowlist] of features) expect(['(self)', '()']).toContain(allowlist);
    expect(Object.fromEntries(features)).toMatchObject({ geolocation: '(self)', camera: '(self)', microphone: '()' });
  });
});
