import { PAYMENT_METHODS, pathTo, type RouteName } from '@rendezvous/shared/contract';
import { SignupSteps } from '../pages/SignupSteps';
import { createNewMember } from '../support/createNewMember';
import type { OverlayContext } from '../specs/routes/Overlay';
import { OVERLAYS } from '../specs/routes/OVERLAYS';
import { toAddress } from '../specs/routes/places';
import { isForVisitors, ROUTE_TABLE, ROUTES } from '../specs/routes/ROUTE_TABLE';
import type { Role } from '../specs/routes/roles';

/** A place where texts are looked at: a page, an overlay, or several steps, each of which calls `look` with its name. */
export interface Place {
  name: string;
  role: Role;
  visit: (context: OverlayContext, look: (name: string) => Promise<void>) => Promise<void>;
}

type Visit = Place['visit'];

/** The role for which a route is made; pictures of other roles carry the name of the role. */
const getMainRole = (route: RouteName): Role => (isForVisitors(route) ? 'visitor' : 'premium');

/** True if a role that a route is not made for sees it all the same: visitors see public pages, free members those of members. */
function isSeenBy(role: Role, route: RouteName): boolean {
  const { access, freeRedirect } = ROUTE_TABLE[route];
  if (role === 'visitor') return access === 'public';
  return role === 'free' && access === 'user' && freeRedirect === undefined;
}

const listRoutes = (role: Role): Place[] =>
  ROUTES.filter((route) => getMainRole(route) === role || isSeenBy(role, route)).map((route) => {
    const name = getMainRole(route) === role ? route : `${route}-${role}`;
    const visit: Visit = async ({ page, accountIds }, look) => {
      await page.goto(toAddress(route, accountIds));
      await look(name);
    };
    return { name, role, visit };
  });

const createVisit =
  (name: string, path: string): Visit =>
  async ({ page }, look) => {
    await page.goto(path);
    await look(name);
  };

/** Pages of routes that look different with another parameter, and the page for an address that does not exist. */
const OTHER_ADDRESSES: Place[] = [
  ...PAYMENT_METHODS.map((method): [string, string] => [
    `credits-id-paymentmethod-${method}`,
    pathTo('credits-id-paymentmethod', { id: '2', paymentmethod: method }),
  ]),
  ...['given', 'matches'].map((type): [string, string] => [`likes-type-${type}`, pathTo('likes-type', { type })]),
  ['not-found', '/nothing/here'] as [string, string],
].map(([name, path]) => ({ name, role: 'premium', visit: createVisit(name, path) }));

/** Forms that are submitted as they are, so that they show what is missing. */
const SUBMITTED_FORMS: Place[] = (['login', 'signup', 'reset-password', 'complaints'] as const).map((route) => ({
  name: `${route}-errors`,
  role: 'visitor',
  visit: async ({ page }, look) => {
    await page.goto(pathTo(route));
    await page.locator('main form button[type=submit]').first().press('Enter');
    await look(`${route}-errors`);
  },
}));

const SIGNUP_STEPS: Place = {
  name: 'signup-steps',
  role: 'visitor',
  visit: async ({ page, t }, look) => {
    await page.goto(pathTo('signup'));
    await new SignupSteps(page, t).fill(createNewMember(), look);
  },
};

/** Converts the name of an overlay, without its requirement, to the name of a picture. */
const toPictureName = (overlayName: string): string =>
  `overlay-${overlayName
    .replace(/^(R-\d+ )+/, '')
    .replace(/\W+/g, '-')
    .toLowerCase()}`;

const listOverlays = (): Place[] =>
  OVERLAYS.map((overlay) => {
    const name = toPictureName(overlay.name);
    const visit: Visit = async (context, look) => {
      await overlay.open(context);
      await look(name);
    };
    return { name, role: overlay.role, visit };
  });

/** Lists the places whose names contain one of these parts; all places if `parts` is undefined. Throws on a part that no name contains. */
export function listPlaces(parts?: readonly string[]): Place[] {
  const roles: Role[] = ['visitor', 'free', 'premium'];
  const places = [...roles.flatMap(listRoutes), ...OTHER_ADDRESSES, ...SUBMITTED_FORMS, SIGNUP_STEPS, ...listOverlays()];
  const unknownPart = parts?.find((part) => !places.some(({ name }) => name.includes(part)));
  if (unknownPart !== undefined)
    throw new Error(`There is no place ${unknownPart}; there are ${places.map(({ name }) => name).join(', ')}.`);
  return places.filter(({ name }) => parts?.some((part) => name.includes(part)) ?? true);
}
