import { defineRemote } from '@rendezvous/shared/remote';

export const remote = defineRemote('mfe-chat', {
  screens: {
    chats: () => import(/* webpackChunkName: "screen-chats" */ './screens/ChatsScreen').then((module) => module.ChatsScreen),
    'chats-id': () =>
      import(/* webpackChunkName: "screen-chats-id" */ './screens/ConversationScreen').then((module) => module.ConversationScreen),
    'members-id-chat': () =>
      import(/* webpackChunkName: "screen-members-id-chat" */ './screens/ConversationScreen').then((module) => module.ConversationScreen),
  },
  slots: {
    'icebreaker-modal': () =>
      import(/* webpackChunkName: "slot-icebreaker-modal" */ './components/IcebreakerModal').then((module) => module.IcebreakerModal),
    'unsent-messages': () =>
      import(/* webpackChunkName: "slot-unsent-messages" */ './components/UnsentMessages').then((module) => module.UnsentMessages),
  },
});
