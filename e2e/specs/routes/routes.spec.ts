import { MEMBERS_AREA, type RouteName } from '@rendezvous/shared/contract';
import { expectFrame } from './expectFrame';
import { toAddress } from './places';
import { ROUTE_TABLE, ROUTES } from './ROUTE_TABLE';
import { type Role, ROLES } from './roles';
import { expect, test } from './routeTest';
import { splitIntoChunks } from './splitIntoChunks';

/** Returns the route where a role ends up after opening `route`. */
function getLandingRoute(route: RouteName, role: Role): RouteName {
  const { access, memberRedirect, freeRedirect } = ROUTE_TABLE[route];
  if (role === 'visitor') return access === 'user' ? 'login' : route;
  if (role === 'free' && freeRedirect !== undefined) return freeRedirect;
  return access === 'guest' ? 'members' : (memberRedirect ?? route);
}

for (const role of ROLES)
  test.describe(`as ${role}`, () => {
    test.use({ role });

    for (const slice of splitIntoChunks(ROUTES, 19))
      test(`R-018 R-022 R-026 R-032 R-038 R-043 R-064 ${slice[0]} to ${slice.at(-1)} are shown or redirect where they should`, async ({
        page,
        accountIds,
        t,
      }) => {
        test.setTimeout(240_000);
        for (const route of slice) {
          const landingRoute = getLandingRoute(route, role);
          await test.step(`${route}: ${landingRoute === route ? 'is shown' : `redirects to ${landingRoute}`}`, async () => {
            const path = toAddress(route, accountIds);
            await page.goto(path);
            const expectedPath =
              landingRoute === route
                ? path
                : landingRoute === 'login'
                  ? `/login?redirect=${encodeURIComponent(path)}`
                  : toAddress(landingRoute, accountIds);
            await expect(page, route).toHaveURL(expectedPath);
            await expect(page.getByRole('main'), route).toBeVisible();
            await expect(page.getByRole('heading', { level: 1 }).first(), route).toBeVisible();
            await expect(page.getByText(t('shell.error.not_found')), route).toHaveCount(0);
            await expectFrame(page, t, ROUTE_TABLE[landingRoute].layout, role);
            const hasBonus = role === 'free' && MEMBERS_AREA.includes(landingRoute);
            await expect(page.getByRole('region', { name: t('shell.bonus.label') }), route).toHaveCount(hasBonus ? 1 : 0);
            // Checked again: nothing may have navigated away in the meantime.
            await expect(page, route).toHaveURL(expectedPath);
          });
        }
      });
  });
