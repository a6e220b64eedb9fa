import { defineRemote } from '@rendezvous/shared/remote';

/** The remote with the screens of the campaign landers. */
export const remote = defineRemote('mfe-landers', {
  screens: {
    'landers-alonetonight-slug': () =>
      import(/* webpackChunkName: "screen-landers-alonetonight-slug" */ './screens/AloneTonightScreen').then((m) => m.AloneTonightScreen),
    'landers-collagelanding-slug': () =>
      import(/* webpackChunkName: "screen-landers-collagelanding-slug" */ './screens/CollageScreen').then((m) => m.CollageScreen),
    'landers-gallery-slug': () =>
      import(/* webpackChunkName: "screen-landers-gallery-slug" */ './screens/GalleryScreen').then((m) => m.GalleryScreen),
    'landers-iconslanding-slug': () =>
      import(/* webpackChunkName: "screen-landers-iconslanding-slug" */ './screens/InterestsScreen').then((m) => m.InterestsScreen),
    'landers-maplanding-slug': () =>
      import(/* webpackChunkName: "screen-landers-maplanding-slug" */ './screens/MapScreen').then((m) => m.MapScreen),
    'landers-socialnetwork-slug': () =>
      import(/* webpackChunkName: "screen-landers-socialnetwork-slug" */ './screens/FeedScreen').then((m) => m.FeedScreen),
    'landers-tinderswipe': () =>
      import(/* webpackChunkName: "screen-landers-tinderswipe" */ './screens/SwipeScreen').then((m) => m.SwipeScreen),
    'landers-transitionsvideolanding-slug': () =>
      import(/* webpackChunkName: "screen-landers-transitionsvideolanding-slug" */ './screens/TransitionsScreen').then(
        (m) => m.TransitionsScreen,
      ),
    'landers-video-slug': () =>
      import(/* webpackChunkName: "screen-landers-video-slug" */ './screens/VideoScreen').then((m) => m.VideoScreen),
    'members-id-landing': () =>
      import(/* webpackChunkName: "screen-members-id-landing" */ './screens/MemberLandingScreen').then((m) => m.MemberLandingScreen),
    'members-id-landing2-slug': () =>
      import(/* webpackChunkName: "screen-members-id-landing2-slug" */ './screens/MemberTalkScreen').then((m) => m.MemberTalkScreen),
    'members-id-landing3-slug': () =>
      import(/* webpackChunkName: "screen-members-id-landing3-slug" */ './screens/MemberLetterScreen').then((m) => m.MemberLetterScreen),
  },
});
