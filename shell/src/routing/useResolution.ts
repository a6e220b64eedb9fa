import { useRemoteLoader } from '@rendezvous/shared/remote';
import { type Location, NavigationType, useLocation, useNavigationType } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { reloadOnce } from '../services/reloadOnce';
import type { PageRoute } from './PageRoute';
import { type Resolution, resolveLoadedScreen, type ResolveContext, resolveScreen } from './resolveScreen';

/** True when two resolutions show the same component of the same release. */
const isSameScreen = (before: Resolution | null, now: Resolution): boolean =>
  before?.kind === 'remote' &&
  now.kind === 'remote' &&
  before.part.release === now.part.release &&
  before.part.Component === now.part.Component;

/**
 * Resolves to true when the URL has not changed once everything already running has finished: code that ends a session may be about to navigate
 * (R-178).
 */
export function staysOnPage(): Promise<boolean> {
  const { href } = window.location;
  return new Promise((resolve) => setTimeout(() => resolve(window.location.href === href)));
}

/** A location and what it shows; null while the first screen is loading. */
export interface ShownScreen {
  location: Location;
  resolution: Resolution | null;
  /** Number of the attempt for this location. */
  round: number;
  /** Path for which the screen was mounted: another path mounts a new screen, unless it only replaces the URL of this one. */
  screenPath: string;
}

export interface ResolutionState {
  shown: ShownScreen;
  /** True while the next location, or a retry, is loading and the previous screen is still shown. */
  isPending: boolean;
  /** Loads the screen of the current location again; its remote's files are requested under changed URLs, bypassing any cache. */
  retry: () => void;
}

interface Options {
  routes: readonly PageRoute[];
  /** What the first location shows, if known before the first render. */
  initial: Resolution | null;
  /** Resolves to what the first location shows. */
  coming: Promise<Resolution>;
  network: string | undefined;
}

/** Resolves each location before it is committed; the current screen stays until the next one is ready. */
export function useResolution({ routes, initial, coming, network }: Options): ResolutionState {
  const location = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const loader = useRemoteLoader();
  const { session, settings } = useStore();
  const signedIn = session.isSignedIn;
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<ShownScreen>({ location, resolution: initial, round, screenPath: location.pathname });
  const latest = useRef({ location, signedIn, round });
  const context = (): ResolveContext => ({
    ...{ routes, loader, reloadForChunk: reloadOnce },
    visit: { signedIn, network, settings: settings.current, ageCheckNeeded: session.needsAgeCheck },
  });
  const toShown = (before: ShownScreen, resolution: Resolution): ShownScreen => {
    const stays = isReplaced && isSameScreen(before.resolution, resolution);
    return { location, resolution, round, screenPath: stays ? before.screenPath : location.pathname };
  };
  const isPending = shown.location !== location || shown.round !== round || !shown.resolution;
  // A screen that is already loaded renders with the navigation; resolving it in an effect would render the page twice.
  const ready = isPending && shown.round === round ? resolveLoadedScreen(location, context()) : null;
  if (ready) setShown((before) => toShown(before, ready));
  const resolve = useEffectEvent((isForced: boolean) => {
    if (!isForced && !isPending) return;
    void resolveScreen(location, context()).then((resolution) => {
      if (latest.current.location === location && latest.current.round === round) setShown((before) => toShown(before, resolution));
    });
  });

  useEffect(() => {
    void coming.then((resolution) => setShown((before) => (before.resolution ? before : { ...before, resolution })));
  }, [coming]);

  useEffect(() => {
    const last = latest.current;
    latest.current = { location, signedIn, round };
    // A screen that signs a member in decides where they go next; only an ended session sends them away.
    const isUnchanged = last.location === location && last.round === round;
    if (!isUnchanged) resolve(false);
    else if (!signedIn && last.signedIn) void staysOnPage().then((stays) => stays && resolve(true));
  }, [location, round, signedIn]);

  const owner = shown.resolution && 'route' in shown.resolution ? shown.resolution.route.screen.owner : 'shell';
  const loadAgain = useCallback(() => setRound((count) => count + 1), []);
  useEffect(() => loader.onSwitch((remote) => remote === owner && loadAgain()), [loader, owner, loadAgain]);
  const retry = useCallback(() => {
    if (owner !== 'shell') loader.retry(owner);
    loadAgain();
  }, [loader, owner, loadAgain]);

  return { shown, isPending, retry };
}
