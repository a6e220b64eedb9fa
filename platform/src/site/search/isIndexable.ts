import type { RouteDeclaration } from '@rendezvous/shared/contract';

/** Whether search engines may index a route: true if it is public, not marked `noindex`, and not about a single member. */
export const isIndexable = ({ access, path, noindex }: Pick<RouteDeclaration, 'access' | 'path' | 'noindex'>): boolean =>
  access === 'public' && noindex !== true && !path.includes('{id}');
