import type { RouteName } from '@rendezvous/shared/contract';
import { findExitOverlaps } from '../../support/findExitOverlaps';
import { toAddress } from './places';
import type { Role } from './roles';
import { expect, test } from './routeTest';
import { ROUTE_TABLE } from './ROUTE_TABLE';

/** Screens of every kind (public, sign-up, member, chat, credits, landers, settings, states) and every layout, with a role that may open each. */
const SCREENS: readonly (readonly [RouteName, Role])[] = [
  ['index', 'visitor'],
  ['login', 'visitor'],
  ['pages-faq', 'visitor'],
  ['pages-cookies', 'visitor'],
  ['complaints', 'visitor'],
  ['lang-config', 'visitor'],
  ['signup', 'visitor'],
  ['members-id-signup', 'visitor'],
  ['activate-error', 'visitor'],
  ['landers-alonetonight-slug', 'visitor'],
  ['landers-gallery-slug', 'visitor'],
  ['landers-tinderswipe', 'visitor'],
  ['landers-video-slug', 'visitor'],
  ['complete-signup', 'free'],
  ['members', 'free'],
  ['swipe-game', 'free'],
  ['profile', 'free'],
  ['premium', 'free'],
  ['members-id', 'premium'],
  ['likes', 'premium'],
  ['chats', 'premium'],
  ['chats-id', 'premium'],
  ['credits', 'premium'],
  ['settings', 'premium'],
];

const WIDTHS = [320, 390, 768, 1280, 1680] as const;
/** Screens of the default run, one of each layout. */
const SAMPLED_SCREENS: readonly RouteName[] = ['pages-faq', 'landers-alonetonight-slug', 'signup', 'chats-id'];
const SAMPLED_WIDTHS: readonly number[] = [320, 1280];

/** Returns the height of a window of this width: lower for a phone than for a tablet or a desktop. */
const getHeight = (width: number): number => (width < 768 ? 640 : 900);

for (const role of ['visitor', 'free', 'premium'] as const)
  test.describe(`as ${role}`, () => {
    test.use({ role, language: 'de' });

    for (const [route] of SCREENS.filter(([, user]) => user === role)) {
      const isSampled = SAMPLED_SCREENS.includes(route);
      for (const widths of isSampled ? [SAMPLED_WIDTHS, WIDTHS.filter((width) => !SAMPLED_WIDTHS.includes(width))] : [WIDTHS]) {
        const tag = widths === SAMPLED_WIDTHS ? [] : ['@full'];
        test(
          `R-095 the quick exit meets no word and no control on ${route} (${ROUTE_TABLE[route].layout}) at ${widths.join(', ')} px`,
          {
            tag,
          },
          async ({ page, accountIds }) => {
            for (const width of widths) {
              await page.setViewportSize({ width, height: getHeight(width) });
              await page.goto(toAddress(route, accountIds));
              await page.waitForLoadState('networkidle');
              await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
              for (const share of [0, 0.5, 1]) {
                await page.evaluate((scrollShare) => {
                  for (const box of [document.documentElement, ...document.querySelectorAll('main, main *')])
                    if (box.scrollHeight > box.clientHeight) box.scrollTop = scrollShare * box.scrollHeight;
                }, share);
                expect(await findExitOverlaps(page), `${route} at ${width} px, scrolled by ${share}`).toEqual([]);
              }
            }
          },
        );
      }
    }
  });
