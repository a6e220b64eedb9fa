import type { Beacon, VisitReport } from '@rendezvous/shared/contract';
import type { LoaderPorts } from '@rendezvous/shared/remote';

const BEACON = '/platform/beacon';

/** Sends what a page reports, by the token of its visit. Without one nothing is sent: a page with releases under test counts for nobody. */
export function reporter(token: string): LoaderPorts['report'] {
  return (report) => {
    if (!token) return;
    const beacon: Beacon | VisitReport = { token, ...report };
    navigator.sendBeacon(BEACON, new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
  };
}
