import type { RouteDeclaration } from '@rendezvous/shared/contract';

/** Whether search engines may list a route: what everybody may open, but nothing that is about one member. */
export const isForSearch = ({ access, path }: Pick<RouteDeclaration, 'access' | 'path'>): boolean =>
  access === 'public' && !path.includes('{id}');
