/** What signing up requires on this domain: nothing, an invite code, or why it is not possible. */
export type SignupGate = 'open' | 'invite' | 'traffic_source_needed' | 'signups_closed';

/** `mode` is settings.signups, `network` the tracking value of the visit; an unknown mode admits nobody. */
export function signupGate(mode: string, network: string | undefined): SignupGate {
  if (mode === 'all') return 'open';
  if (mode === 'invite') return 'invite';
  if (mode === 'with_trafficsource') return network === undefined || network === '' ? 'traffic_source_needed' : 'open';
  return 'signups_closed';
}
