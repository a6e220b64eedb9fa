import type { Plan, RouteDeclaration } from '@rendezvous/shared/contract';
import { isKept } from './isKept';
import { shellRoutes } from './shellRoutes';

const hasParameter = /\{\w+\}/;
const optional = /\/\{\w+\?\}/g;

const ownPath = (route: RouteDeclaration): string[] =>
  route.prerender === true && isKept(route) && !hasParameter.test(route.path) ? [route.path.replace(optional, '')] : [];

/** Addresses of rendered routes without parameters, of the whole plan or of one owner. */
export function publicPages({ remotes }: Plan, owner?: string): string[] {
  const owners = [{ name: 'shell', routes: shellRoutes }, ...remotes];
  return owners.filter(({ name }) => owner === undefined || name === owner).flatMap(({ routes }) => routes.flatMap(ownPath));
}
