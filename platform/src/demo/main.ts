import { demo } from '../../../api/demo/src/demo';
import { DEMO_PASSWORD, testAccounts } from '../../../api/demo/src/people/testAccounts';
import { startSite } from '../site/startSite';

/** Describes the demo's logins; empty in production, which has no such accounts. */
function describeAccounts(): string {
  if (process.env.NODE_ENV === 'production') return '';
  const names = testAccounts.map(({ name }) => name).join(', ');
  return `Demo accounts, each <name>@rendezvous.example with the password ${DEMO_PASSWORD}:\n  ${names}\n`;
}

startSite({ demo, notes: describeAccounts() });
