import type { Plan, RouteDeclaration } from '@rendezvous/shared/contract';
import { isStorable } from './isStorable';
import { shellRoutes } from './shellRoutes';

const REQUIRED_PARAMETER = /\{\w+\}/;
const OPTIONAL_PARAMETER = /\/\{\w+\?\}/g;

const toPublicPaths = (route: RouteDeclaration): string[] =>
  route.prerender === true && isStorable(route) && !REQUIRED_PARAMETER.test(route.path) ? [route.path.replace(OPTIONAL_PARAMETER, '')] : [];

/** Returns the paths of public prerendered routes without required parameters, of the whole plan or of one owner. */
export function getPublicPaths({ remotes }: Plan, owner?: string): string[] {
  const owners = [{ name: 'shell', routes: shellRoutes }, ...remotes];
  return owners.filter(({ name }) => owner === undefined || name === owner).flatMap(({ routes }) => routes.flatMap(toPublicPaths));
}
