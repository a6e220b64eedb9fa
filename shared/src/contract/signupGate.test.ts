import { signupGate } from './signupGate';

test.each([
  ['all', undefined, 'open'],
  ['with_trafficsource', 'partner1', 'open'],
  ['with_trafficsource', undefined, 'traffic_source_needed'],
  ['invite', undefined, 'invite'],
  ['none', 'partner1', 'signups_closed'],
  ['something', 'partner1', 'signups_closed'],
])('R-196 R-197 mode %s with network %s is %s', (mode, network, gate) => {
  expect(signupGate(mode, network)).toBe(gate);
});
