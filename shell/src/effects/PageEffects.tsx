import { useLater } from '@rendezvous/shared/ui';
import { useStore } from '@rendezvous/shared/store';
import { autorun, reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { FIRST_POLL_MS, NICHES, pollInterval } from '@rendezvous/shared/contract';
import { observer } from 'mobx-react-lite';
import { laterOverlays } from '../overlays/laterOverlays';
import { forgetPages } from '../services/forgetPages';
import { StartUp } from './StartUp';

/** Polls while a member is signed in: 5 s after the layout mounts, then every 60 s, or 300 s with push. Renders nothing. */
export const Polling = observer(() => {
  const store = useStore();
  const signedIn = store.session.isSignedIn;
  const interval = pollInterval(store.push.isSubscribed);
  const polled = useRef(false);
  useEffect(() => {
    if (!signedIn) {
      polled.current = false;
      return undefined;
    }
    let cancel = (): void => undefined;
    const tick = (): void => {
      polled.current = true;
      void store.poll();
      cancel = store.services.after(interval, tick);
    };
    cancel = store.services.after(polled.current ? interval : FIRST_POLL_MS, tick);
    return () => cancel();
  }, [store, signedIn, interval]);
  return null;
});

/** Clients that reconnect at the same time spread their polls over this many ms. */
const SPREAD_MS = 3_000;

/** Tracks the connection; on reconnect it polls after a short random delay. Renders nothing. */
export const Connectivity = () => {
  const store = useStore();
  useEffect(() => {
    let cancel = (): void => undefined;
    const follow = (): void => {
      store.network.setOnline(navigator.onLine);
      cancel();
      if (navigator.onLine) cancel = store.services.after(store.services.random() * SPREAD_MS, () => void store.poll());
    };
    store.network.setOnline(navigator.onLine);
    window.addEventListener('online', follow);
    window.addEventListener('offline', follow);
    return () => {
      cancel();
      window.removeEventListener('online', follow);
      window.removeEventListener('offline', follow);
    };
  }, [store]);
  return null;
};

const PATH = '/api/page-hidden.php';

/** Reports once per hidden period that the page is hidden, for members and visitors alike. Renders nothing. */
export const PageHidden = () => {
  useEffect(() => {
    let told = false;
    const tell = (): void => {
      if (!told) navigator.sendBeacon(PATH, new Blob(['{}'], { type: 'application/json' }));
      told = true;
    };
    const follow = (): void => {
      if (document.visibilityState === 'hidden') tell();
      else told = false;
    };
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', tell);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', tell);
    };
  }, []);
  return null;
};

/** Keeps the attributes of the root element up to date: language, niche, signed in or not. Renders nothing. */
export const RootElement = () => {
  const { session, settings, locale } = useStore();
  useEffect(
    () =>
      autorun(() => {
        const root = document.documentElement;
        root.lang = locale.current;
        root.dataset.niche = NICHES[settings.current.niche];
        root.classList.toggle('logged-out', !session.isSignedIn);
      }),
    [session, settings, locale],
  );
  return null;
};

/** Drops kept visitor pages after a login or a change of language. Renders nothing. */
export const KeptPages = () => {
  const { session, locale } = useStore();
  useEffect(
    () =>
      reaction(
        () => [session.isSignedIn, locale.current].join(),
        () => forgetPages(navigator),
      ),
    [session, locale],
  );
  return null;
};

/** Effects of a member's page besides the modals; none is needed before the first poll. */
function MemberLater() {
  const later = useLater(laterOverlays, false);
  return later && <later.MemberEffects />;
}

/** Effects that follow the store or the browser and render nothing. */
export const PageEffects = () => (
  <>
    <StartUp />
    <RootElement />
    <Connectivity />
    <KeptPages />
    <PageHidden />
    <Polling />
    <MemberLater />
  </>
);
