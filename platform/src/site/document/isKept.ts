import type { RouteDeclaration } from '@rendezvous/shared/contract';

/** Whether all visitors see the same page on a route, so that it can be kept; any other is rendered for each request. */
export const isKept = ({ access }: Pick<RouteDeclaration, 'access'>): boolean => access === 'public' || access === 'guest';
