import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';
import { readAppearance } from './appearance';
import { whenIdle } from '../services/whenIdle';
import { applyAppearance } from './applyAppearance';

/** Reads once what only the browser knows: appearance, dismissals, tracking, push and geolocation. Renders nothing. */
export const StartUp = () => {
  const { services, alerts, session, push, geo } = useStore();
  useEffect(() => {
    applyAppearance(document.documentElement, readAppearance(services.local));
    alerts.hydrate();
    session.captureTracking(window.location.search);
    void geo.refresh();
    return whenIdle(() => void push.refresh().catch(() => undefined));
  }, [services, alerts, session, push, geo]);
  return null;
};
