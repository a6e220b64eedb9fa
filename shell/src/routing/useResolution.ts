import { useRemoteLoader } from '@rendezvous/shared/remote';
import { type Location, NavigationType, useLocation, useNavigationType } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { reloadOnce } from '../services/reloadOnce';
import type { PageRoute } from './PageRoute';
import { type Resolution, resolveLoadedScreen, type ResolveContext, resolveScreen } from './resolveScreen';

/** True when two resolutions show the same component of the same release. */
const isSameScreen = (previous: Resolution | null, current: Resolution): boolean =>
  previous?.kind === 'remote' &&
  current.kind === 'remote' &&
  previous.part.release === current.part.release &&
  previous.part.Component === current.part.Component;

/**
 * Waits for the next task, and resolves to whether the URL is still the same: code that ends a session may be about to navigate.
 */
export function hasStayedOnPage(): Promise<boolean> {
  const { href } = window.location;
  return new Promise((resolve) => setTimeout(() => resolve(window.location.href === href)));
}

/** A location and the screen it resolves to. */
export interface ShownScreen {
  location: Location;
  /** Null while the first screen is loading. */
  resolution: Resolution | null;
  /** Number of reloads that had been requested when this location was resolved. */
  attempt: number;
  /** Path for which the screen was mounted: another path mounts a new screen, unless it only replaces the URL of this one. */
  screenPath: string;
}

export interface ResolutionState {
  shownScreen: ShownScreen;
  /** True while the screen of the current location, or a retry, is loading; meanwhile, `shownScreen` is the previous one. */
  isPending: boolean;
  /** Loads the screen of the current location again; its remote's files are requested under changed URLs, bypassing any cache. */
  retry: () => void;
}

interface ResolutionOptions {
  routes: readonly PageRoute[];
  /** What the first location shows, if known before the first render. */
  initial: Resolution | null;
  /** Resolves to what the first location shows. */
  initialPromise: Promise<Resolution>;
  network: string | undefined;
}

/** Resolves the screen of each location that the router navigates to. */
export function useResolution({ routes, initial, initialPromise, network }: ResolutionOptions): ResolutionState {
  const location = useLocation();
  const isReplacement = useNavigationType() === NavigationType.Replace;
  const loader = useRemoteLoader();
  const { session, settings } = useStore();
  const signedIn = session.isSignedIn;
  const [attempt, setAttempt] = useState(0);
  const [shownScreen, setShownScreen] = useState<ShownScreen>({ location, resolution: initial, attempt, screenPath: location.pathname });
  const latestState = useRef({ location, signedIn, attempt });
  const context = (): ResolveContext => ({
    ...{ routes, loader, reloadForChunk: reloadOnce },
    visit: { signedIn, network, settings: settings.current, ageCheckNeeded: session.needsAgeCheck },
  });
  const toShownScreen = (previous: ShownScreen, resolution: Resolution): ShownScreen => {
    const keepsScreen = isReplacement && isSameScreen(previous.resolution, resolution);
    return { location, resolution, attempt, screenPath: keepsScreen ? previous.screenPath : location.pathname };
  };
  const isPending = shownScreen.location !== location || shownScreen.attempt !== attempt || !shownScreen.resolution;
  // A screen that is already loaded renders with the navigation; resolving it in an effect would render the page twice.
  const readyResolution = isPending && shownScreen.attempt === attempt ? resolveLoadedScreen(location, context()) : null;
  if (readyResolution) setShownScreen((before) => toShownScreen(before, readyResolution));
  const resolve = useEffectEvent((isForced: boolean) => {
    if (!isForced && !isPending) return;
    void resolveScreen(location, context()).then((resolution) => {
      if (latestState.current.location === location && latestState.current.attempt === attempt)
        setShownScreen((before) => toShownScreen(before, resolution));
    });
  });

  useEffect(() => {
    void initialPromise.then((resolution) => setShownScreen((before) => (before.resolution ? before : { ...before, resolution })));
  }, [initialPromise]);

  useEffect(() => {
    const lastState = latestState.current;
    latestState.current = { location, signedIn, attempt };
    // A screen that signs a member in decides where they go next; only an ended session sends them away.
    const isUnchanged = lastState.location === location && lastState.attempt === attempt;
    if (!isUnchanged) resolve(false);
    else if (!signedIn && lastState.signedIn) void hasStayedOnPage().then((hasStayed) => hasStayed && resolve(true));
  }, [location, attempt, signedIn]);

  const owner = shownScreen.resolution && 'route' in shownScreen.resolution ? shownScreen.resolution.route.screen.owner : 'shell';
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => loader.onSwitch((remote) => remote === owner && reload()), [loader, owner, reload]);
  const retry = useCallback(() => {
    if (owner !== 'shell') loader.retry(owner);
    reload();
  }, [loader, owner, reload]);

  return { shownScreen, isPending, retry };
}
