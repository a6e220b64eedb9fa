import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';
import { readAppearance } from './appearance';
import { registerWorker } from '../services/registerWorker';
import { whenLoaded } from '../services/whenLoaded';
import { applyAppearance } from './applyAppearance';

/** Reads once what only the browser knows: appearance, dismissals, tracking and geolocation; later the service worker and its push. Renders nothing. */
export const StartUp = () => {
  const { services, alerts, session, push, geo, clock, locale } = useStore();
  useEffect(() => {
    clock.start();
    locale.followTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    applyAppearance(document.documentElement, readAppearance(services.local));
    alerts.hydrate();
    session.captureTracking(window.location.search);
    void geo.refresh();
    const followPush = (): Promise<void> => push.refresh().catch(() => undefined);
    return whenLoaded(() => void registerWorker(window).then(followPush));
  }, [services, alerts, session, push, geo, clock, locale]);
  return null;
};
