import type { Beacon, VisitReport } from '@rendezvous/shared/contract';
import type { LoaderPorts } from '@rendezvous/shared/remote';

const BEACON_PATH = '/platform/beacon';

/**
 * Creates a function that sends the reports of a page, authenticated by the visit's token. Without a token, for example on a page with
 * releases under test, nothing is sent.
 */
export function createReporter(token: string): LoaderPorts['report'] {
  return (report) => {
    if (!token) return;
    const beacon: Beacon | VisitReport = { token, ...report };
    navigator.sendBeacon(BEACON_PATH, new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
  };
}
