import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { type ComponentType, lazy, Suspense } from 'react';

/** Loads the code of the alerts, which only members' pages need. Never rejects: if it cannot be loaded, the page has no alerts. */
export const fetchAlerts = (): Promise<{ default: ComponentType }> =>
  import(/* webpackChunkName: "alerts" */ './Alerts').then(
    ({ Alerts }) => ({ default: Alerts }),
    () => ({ default: () => null }),
  );

const Alerts = lazy(fetchAlerts);

/** Always the same element: React would render a new one from scratch, while it keeps on screen what the server rendered until the code is there. */
const laterAlerts = (
  <Suspense fallback={null}>
    <Alerts />
  </Suspense>
);

/** The alerts of a signed-in member; a visitor has none. */
export const MemberAlerts = observer(() => (useStore().session.isSignedIn ? laterAlerts : null));
