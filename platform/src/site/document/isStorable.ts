import type { RouteDeclaration } from '@rendezvous/shared/contract';

/** Whether a route's page is the same for all visitors and can be stored; others are rendered for each request. */
export const isStorable = ({ access }: Pick<RouteDeclaration, 'access'>): boolean => access === 'public' || access === 'guest';
