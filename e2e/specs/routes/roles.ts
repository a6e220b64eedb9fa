import type { Browser, Cookie } from '@playwright/test';
import type { RouteName } from '@rendezvous/shared/contract';
import { signIn } from '../../support/signIn';
import { type AccountIds, findAccountIds } from './places';
import { isForVisitors, ROUTE_TABLE, ROUTES } from './ROUTE_TABLE';

/** Kinds of users: `visitor` is signed out; `free` has just signed up, without payment or photo; `premium` has paid and has a photo. */
export const ROLES = ['visitor', 'free', 'premium'] as const;
export type Role = (typeof ROLES)[number];

/** Accounts of the demo data by role. */
export const ACCOUNTS = { free: 'visitor.new', premium: 'premium' } as const;

/** Routes that each role reads: a free member sees other texts than a premium member wherever something costs credits. */
export const ROUTES_OF_ROLES: Record<Role, RouteName[]> = {
  visitor: ROUTES.filter((route) => ROUTE_TABLE[route].access !== 'user'),
  free: ROUTES.filter((route) => ROUTE_TABLE[route].access === 'user' && ROUTE_TABLE[route].freeRedirect === undefined),
  premium: ROUTES.filter((route) => !isForVisitors(route)),
};

/** What a browser needs to be a user of a role: its cookies, and the ids of accounts that the role sees. */
export interface RoleEntry {
  cookies: Cookie[];
  accountIds: AccountIds;
}

/** Signs in once in a context of its own, because the api limits logins; a visitor only opens the site. */
export async function createRoleEntry(browser: Browser, origin: string, role: Role): Promise<RoleEntry> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (role !== 'visitor') await signIn(page, origin, ACCOUNTS[role]);
  const entry = { cookies: await context.cookies(), accountIds: await findAccountIds(page.request, origin) };
  await context.close();
  return entry;
}
