import { ACCESS_RULES, type AccessRule, matchRoute, redirectFor, type RemoteName, type Visit } from '@rendezvous/shared/contract';
import { isChunkLoadError, type LoadedPart, LoadFailure, type RemoteLoader } from '@rendezvous/shared/remote';
import type { ComponentType } from 'react';
import type { PageRoute } from './PageRoute';

/** What a location shows, or where it redirects. */
export type Resolution =
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' }
  | { kind: 'unknown-access'; route: PageRoute }
  | { kind: 'shell'; route: PageRoute; Component: ComponentType }
  | { kind: 'remote'; route: PageRoute; part: LoadedPart }
  | { kind: 'failed'; route: PageRoute; remote: RemoteName; failure: LoadFailure }
  | { kind: 'broken'; route: PageRoute; error: unknown };

export interface ResolveContext {
  routes: readonly PageRoute[];
  loader: Pick<RemoteLoader, 'load' | 'peek'>;
  visit: Omit<Visit, 'path'>;
  /** Reloads the page after a chunk of the shell has failed to load, if the reload guard allows it. */
  reloadForChunk: () => boolean;
}

const isAccessRule = (name: string): name is AccessRule => ACCESS_RULES.some((rule) => rule === name);

async function loadShellScreen(route: PageRoute, load: () => Promise<ComponentType>, reloadForChunk: () => boolean): Promise<Resolution> {
  try {
    return { kind: 'shell', route, Component: await load() };
  } catch (error) {
    if (isChunkLoadError(error)) reloadForChunk();
    return { kind: 'broken', route, error };
  }
}

async function loadRemoteScreen(route: PageRoute, remote: RemoteName, loader: ResolveContext['loader']): Promise<Resolution> {
  try {
    return { kind: 'remote', route, part: await loader.load(remote, { kind: 'screen', name: route.name }) };
  } catch (error) {
    const failure = error instanceof LoadFailure ? error : new LoadFailure('entry', remote, error);
    return { kind: 'failed', route, remote, failure };
  }
}

/** Finds the route of a location, checks access and loads its screen. */
export async function resolveScreen(location: { pathname: string; search: string }, context: ResolveContext): Promise<Resolution> {
  const route = matchRoute(context.routes, location.pathname)?.route;
  if (!route) return { kind: 'not-found' };
  if (!isAccessRule(route.access)) return { kind: 'unknown-access', route };
  const redirect = redirectFor(route.access, { ...context.visit, path: location.pathname + location.search });
  if (redirect !== null) return { kind: 'redirect', to: redirect };
  return route.screen.owner === 'shell'
    ? loadShellScreen(route, route.screen.load, context.reloadForChunk)
    : loadRemoteScreen(route, route.screen.owner, context.loader);
}

/**
 * Resolves a remote's screen that is already loaded, so that it renders with the navigation itself; null for anything that `resolveScreen` has to
 * handle.
 */
export function resolveLoadedScreen(
  location: { pathname: string; search: string },
  { routes, loader, visit }: Pick<ResolveContext, 'routes' | 'loader' | 'visit'>,
): Resolution | null {
  const route = matchRoute(routes, location.pathname)?.route;
  if (!route || route.screen.owner === 'shell' || !isAccessRule(route.access)) return null;
  if (redirectFor(route.access, { ...visit, path: location.pathname + location.search }) !== null) return null;
  const part = loader.peek(route.screen.owner, { kind: 'screen', name: route.name });
  return part && { kind: 'remote', route, part };
}
