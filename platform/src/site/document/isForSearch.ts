import type { RouteDeclaration } from '@rendezvous/shared/contract';

/** Whether search engines may list a route: public ones, except those about a single member. */
export const isForSearch = ({ access, path }: Pick<RouteDeclaration, 'access' | 'path'>): boolean =>
  access === 'public' && !path.includes('{id}');
