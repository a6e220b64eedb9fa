import { anImage, aProfile } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { brotliCompressSync } from 'node:zlib';
import { AloneTonightScreen } from './AloneTonightScreen';
import { CollageScreen } from './CollageScreen';
import { FeedScreen } from './FeedScreen';
import { GalleryScreen } from './GalleryScreen';
import { InterestsScreen } from './InterestsScreen';
import { MapScreen } from './MapScreen';
import { MemberLandingScreen } from './MemberLandingScreen';
import { MemberLetterScreen } from './MemberLetterScreen';
import { MemberTalkScreen } from './MemberTalkScreen';
import { SwipeScreen } from './SwipeScreen';
import { openLander } from './testing/openLander';
import { someMembers } from './testing/someMembers';

const profile = aProfile({ id: 'Anna000000', name: 'Anna', main_image: anImage() });
/** Returns the CSS of the page. */
const readCss = (): string => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)).join('');

const annaLanderOptions = {
  path: '/members/{id}/landing',
  route: '/members/Anna000000/landing',
  api: { 'GET /api/member.php': { profile } },
};

it.each([
  ['alonetonight', AloneTonightScreen, {}],
  ['collagelanding', CollageScreen, {}],
  ['gallery', GalleryScreen, {}],
  ['iconslanding', InterestsScreen, {}],
  ['maplanding', MapScreen, {}],
  ['socialnetwork', FeedScreen, {}],
  ['tinderswipe', SwipeScreen, {}],
  ['landing', MemberLandingScreen, annaLanderOptions],
  ['landing2', MemberTalkScreen, annaLanderOptions],
  ['landing3', MemberLetterScreen, annaLanderOptions],
] as const)(
  'R-348 R-352 R-096 %s shows the picture that the campaign names, as a symbol picture, with at most 10 KB of CSS',
  async (name, Screen, options) => {
    const { container } = openLander(<Screen />, name, { image: 'hero-gilf', members: someMembers(1) }, options);
    await waitFor(() => expect(container.querySelector('img[src="/api/picture.php?name=hero-gilf&size=960"]')).toBeInTheDocument());
    expect(screen.getAllByText('Symbol picture').length).toBeGreaterThan(0);
    expect(readCss()).not.toBe('');
    expect(brotliCompressSync(readCss()).length).toBeLessThanOrEqual(10 * 1_024);
  },
);
