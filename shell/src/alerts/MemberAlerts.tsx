import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { type ComponentType, lazy, Suspense, useState } from 'react';

interface AlertsPart {
  default: ComponentType;
}

/** The alerts' component, once its code has been loaded. */
let loadedAlerts: ComponentType | undefined;

/**
 * Loads the code of the alerts. Never rejects: after a failure, the current screen shows no alerts, and later screens show them only once
 * another call has succeeded.
 */
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

/** Renders the alerts at once if their code has been loaded, because a lazy component would appear late and shift the page. */
function Alerts() {
  const [Part] = useState<ComponentType>(() => loadedAlerts ?? LazyAlerts);
  return <Part />;
}

/**
 * Always the same element, so that React keeps the alerts that the server rendered until the code is loaded; a new element would replace
 * them.
 */
const memberAlerts = (
  <Suspense fallback={null}>
    <Alerts />
  </Suspense>
);

/** The alerts of a signed-in member; a visitor has none. */
export const MemberAlerts = observer(() => (useStore().session.isSignedIn ? memberAlerts : null));
