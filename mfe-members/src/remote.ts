import { defineRemote } from '@rendezvous/shared/remote';

const loadLikesScreen = () => import(/* webpackChunkName: "screen-likes" */ './screens/LikesScreen').then((module) => module.LikesScreen);
const loadMemberScreen = () =>
  import(/* webpackChunkName: "screen-members-id" */ './screens/MemberScreen').then((module) => module.MemberScreen);

export const remote = defineRemote('mfe-members', {
  screens: {
    members: () => import(/* webpackChunkName: "screen-members" */ './screens/MembersScreen').then((module) => module.MembersScreen),
    'members-id': loadMemberScreen,
    'likes-m-id': loadMemberScreen,
    likes: loadLikesScreen,
    'likes-type': loadLikesScreen,
    'match-finder': () =>
      import(/* webpackChunkName: "screen-match-finder" */ './screens/MatchFinderScreen').then((module) => module.MatchFinderScreen),
    'swipe-game': () => import(/* webpackChunkName: "screen-swipe-game" */ './screens/SwipeScreen').then((module) => module.SwipeScreen),
    profile: () => import(/* webpackChunkName: "screen-profile" */ './screens/ProfileScreen').then((module) => module.ProfileScreen),
  },
  slots: {
    'match-modal': () => import(/* webpackChunkName: "slot-match-modal" */ './components/MatchModal').then((module) => module.MatchModal),
  },
});
