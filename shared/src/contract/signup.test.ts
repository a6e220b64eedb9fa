import { ageWayOf, signupGate, termsVersion } from './signup';
import { keptTracking, trackingOf } from './session';

test.each([
  ['all', undefined, 'open'],
  ['with_trafficsource', 'partner1', 'open'],
  ['with_trafficsource', undefined, 'traffic_source_needed'],
  ['invite', undefined, 'invite'],
  ['none', 'partner1', 'signups_closed'],
  ['something', 'partner1', 'signups_closed'],
])('R-196 R-197 sign-up mode %s with network %s gives %s', (mode, network, gate) => {
  expect(signupGate(mode, network)).toBe(gate);
});

test.each([
  [{ GB: 'provider', '*': 'none' }, 'GB', 'provider'],
  [{ GB: 'provider', '*': 'none' }, 'NL', 'none'],
  [{ GB: 'provider' }, 'NL', 'self_declared'],
] as const)('R-217 with %j the age check for members from %s is %s', (waysByCountry, country, way) => {
  expect(ageWayOf(waysByCountry, country)).toBe(way);
});

test.each([
  [null, '2023-12-01'],
  [{ added: 0 }, '2023-12-01'],
  [{ added: 1_717_236_000 }, '2024-06-01'],
])('R-194 the terms version for the company %j is %s', (company, version) => {
  expect(termsVersion(company)).toBe(version);
});

describe('tracking', () => {
  test('R-349 only the five known values are accepted, and only well-formed ones', () => {
    const query = new URLSearchParams({ network: 'partner.1', ref: 'a b', sub1: 'x'.repeat(101), sub2: 'ok-2', other: 'no' });
    expect(trackingOf(query)).toEqual({ network: 'partner.1', sub2: 'ok-2' });
  });

  test('R-349 kept values are read back unchanged', () => {
    expect(keptTracking(JSON.stringify({ network: 'partner.1', evil: '1' }))).toEqual({ network: 'partner.1' });
  });

  test.each([null, '', 'nonsense', 'null', '3'])('R-349 nothing is read back from the kept value %s', (text) => {
    expect(keptTracking(text)).toEqual({});
  });
});
