import type { RouteDeclaration } from '@rendezvous/shared/contract';

/** Whether a route is open to visitors without a session, so that one rendering of its page can serve many of them. */
export const isStorable = ({ access }: Pick<RouteDeclaration, 'access'>): boolean => access === 'public' || access === 'guest';
