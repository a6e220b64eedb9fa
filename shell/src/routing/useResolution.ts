import { useRemoteLoader } from '@rendezvous/shared/remote';
import { type Location, NavigationType, useLocation, useNavigationType } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { reloadOnce } from '../services/reloadOnce';
import type { PageRoute } from './PageRoute';
import { isSameScreen } from './isSameScreen';
import { staysHere } from './staysHere';
import { type Resolution, resolveAtOnce, type ResolveContext, resolveScreen } from './resolveScreen';

/** A location with what it shows; null while the first screen is on its way. */
export interface Shown {
  location: Location;
  resolution: Resolution | null;
  /** Which try of the location this is. */
  round: number;
  /** Path that brought the screen: another one is another screen, unless it only replaced the address of this one. */
  screenPath: string;
}

export interface ResolutionState {
  shown: Shown;
  /** True while the next location, or another try, is on its way and the old one is still on screen. */
  isPending: boolean;
  /** Loads the wanted location once more, from changed addresses. */
  retry: () => void;
}

interface Options {
  routes: readonly PageRoute[];
  /** What the first location shows, when that was known before the first render. */
  initial: Resolution | null;
  /** The same, once it is known. */
  coming: Promise<Resolution>;
  network: string | undefined;
}

/** Resolves each location before it is committed; the screen on display stays until the next one is ready. */
export function useResolution({ routes, initial, coming, network }: Options): ResolutionState {
  const location = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const loader = useRemoteLoader();
  const { session, settings } = useStore();
  const signedIn = session.isSignedIn;
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<Shown>({ location, resolution: initial, round, screenPath: location.pathname });
  const done = useRef({ location, signedIn, round });
  const context = (): ResolveContext => ({
    ...{ routes, loader, reloadForChunk: reloadOnce },
    visit: { signedIn, network, settings: settings.current, ageCheckNeeded: session.needsAgeCheck },
  });
  const follow = (before: Shown, resolution: Resolution): Shown => {
    const stays = isReplaced && isSameScreen(before.resolution, resolution);
    return { location, resolution, round, screenPath: stays ? before.screenPath : location.pathname };
  };
  const isPending = shown.location !== location || shown.round !== round || !shown.resolution;
  // What is here already is rendered with the navigation; resolved in an effect, it would cost the page a second rendering.
  const ready = isPending && shown.round === round ? resolveAtOnce(location, context()) : null;
  if (ready) setShown((before) => follow(before, ready));
  const resolve = useEffectEvent((isStill: boolean) => {
    if (!isStill && !isPending) return;
    void resolveScreen(location, context()).then((resolution) => {
      if (done.current.location === location && done.current.round === round) setShown((before) => follow(before, resolution));
    });
  });

  useEffect(() => {
    void coming.then((resolution) => setShown((before) => (before.resolution ? before : { ...before, resolution })));
  }, [coming]);

  useEffect(() => {
    const last = done.current;
    done.current = { location, signedIn, round };
    // A screen that signs a member in decides where they go; only an ended session sends them away from where they are.
    const isStill = last.location === location && last.round === round;
    if (!isStill) resolve(false);
    else if (!signedIn && last.signedIn) void staysHere().then((stays) => stays && resolve(true));
  }, [location, round, signedIn]);

  const owner = shown.resolution && 'route' in shown.resolution ? shown.resolution.route.screen.owner : 'shell';
  const again = useCallback(() => setRound((count) => count + 1), []);
  useEffect(() => loader.onSwitch((remote) => remote === owner && again()), [loader, owner, again]);
  const retry = useCallback(() => {
    if (owner !== 'shell') loader.retry(owner);
    again();
  }, [loader, owner, again]);

  return { shown, isPending, retry };
}
