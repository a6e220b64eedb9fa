import { reloadForChunk, useRemoteLoader } from '@rendezvous/shared/remote';
import { type Location, useLocation } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageRoute } from './PageRoute';
import { type Resolution, type ResolveContext, resolveScreen } from './resolveScreen';

/** A location with what it shows. */
export interface Shown {
  location: Location;
  resolution: Resolution;
}

export interface ResolutionState {
  shown: Shown;
  /** True while the next location is on its way and the old one is still on screen. */
  isPending: boolean;
  /** Loads the wanted location once more, from changed addresses. */
  retry: () => void;
}

interface Options {
  routes: readonly PageRoute[];
  /** What the first location shows, resolved before the first render. */
  initial: Resolution;
  network: string | undefined;
}

/** Resolves each location before it is committed; the screen on display stays until the next one is ready. */
export function useResolution({ routes, initial, network }: Options): ResolutionState {
  const location = useLocation();
  const loader = useRemoteLoader();
  const { session, settings } = useStore();
  const signedIn = session.isSignedIn;
  const [shown, setShown] = useState<Shown>({ location, resolution: initial });
  const [round, setRound] = useState(0);
  const done = useRef({ location, signedIn, round });

  useEffect(() => {
    const last = done.current;
    done.current = { location, signedIn, round };
    // A screen that signs a member in decides where they go; only an ended session sends them away from where they are.
    const isStill = last.location === location && last.round === round;
    if (isStill && (signedIn || !last.signedIn)) return;
    const context: ResolveContext = {
      routes,
      loader,
      visit: { signedIn, network, settings: settings.current },
      reloadForChunk: () => reloadForChunk({ storage: window.sessionStorage, now: Date.now, reload: () => window.location.reload() }),
    };
    void resolveScreen(location, context).then((resolution) => {
      if (done.current.location === location && done.current.round === round) setShown({ location, resolution });
    });
  }, [location, loader, network, round, routes, settings, signedIn]);

  const retry = useCallback(() => {
    const route = 'route' in shown.resolution ? shown.resolution.route : null;
    if (route && route.screen.owner !== 'shell') loader.retry(route.screen.owner);
    setRound((count) => count + 1);
  }, [loader, shown]);

  return { shown, isPending: shown.location !== location, retry };
}
