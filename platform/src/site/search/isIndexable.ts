import type { RouteDeclaration } from '@rendezvous/shared/contract';

/** Whether search engines may index a route: true for public ones, except those about a single member or behind a mailed link. */
export const isIndexable = ({ access, path, noindex }: Pick<RouteDeclaration, 'access' | 'path' | 'noindex'>): boolean =>
  access === 'public' && noindex !== true && !path.includes('{id}');
