import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { type ComponentType, lazy, Suspense, useState } from 'react';

interface AlertsPart {
  default: ComponentType;
}

/** The alerts' component, once its code has been loaded. */
let loadedAlerts: ComponentType | undefined;

/** Loads the code of the alerts, which only members' pages need. Never rejects: if it cannot be loaded, the page has no alerts. */
export async function fetchAlerts(): Promise<AlertsPart> {
  try {
    const { Alerts } = await import(/* webpackChunkName: "alerts" */ './Alerts');
    loadedAlerts = Alerts;
    return { default: Alerts };
  } catch {
    return { default: () => null };
  }
}

const LazyAlerts = lazy(fetchAlerts);

/** Renders the alerts at once where their code is there: a lazy component would first be missing, and then move the page. */
function Alerts() {
  const [Part] = useState<ComponentType>(() => loadedAlerts ?? LazyAlerts);
  return <Part />;
}

/** Always the same element: React would render a new one from scratch, while it keeps on screen what the server rendered until the code is there. */
const memberAlerts = (
  <Suspense fallback={null}>
    <Alerts />
  </Suspense>
);

/** The alerts of a signed-in member; a visitor has none. */
export const MemberAlerts = observer(() => (useStore().session.isSignedIn ? memberAlerts : null));
