import { pathTo, type RemoteName } from '@rendezvous/shared/contract';

/** How to reach an area within an open page, and how to recognize its screen. */
export interface Area {
  remote: RemoteName;
  /** Language of the visit. */
  language: string;
  asMember: boolean;
  /** Path of a page outside the area, where the visit starts. */
  from: string;
  to: string;
  /** Name of the screen's chunk. */
  chunk: string;
  /** Message id of the screen's first heading. */
  heading: string;
  /** Message id of the area's name in the fallback. */
  name: string;
}

const STATIC_PAGE_PATH = pathTo('pages-terms');

/** One screen of each remote, each in a different language. */
export const AREAS: readonly Area[] = [
  {
    ...{ remote: 'mfe-members', language: 'de', asMember: true, from: STATIC_PAGE_PATH, to: pathTo('members'), chunk: 'screen-members' },
    ...{ heading: 'members.search.title', name: 'shared.area.members' },
  },
  {
    ...{ remote: 'mfe-chat', language: 'fr', asMember: true, from: STATIC_PAGE_PATH, to: pathTo('chats'), chunk: 'screen-chats' },
    ...{ heading: 'chat.list.title', name: 'shared.area.chat' },
  },
  {
    ...{ remote: 'mfe-credits', language: 'pl', asMember: true, from: STATIC_PAGE_PATH, to: pathTo('credits'), chunk: 'screen-credits' },
    ...{ heading: 'credits.packages.title', name: 'shared.area.credits' },
  },
  {
    ...{
      remote: 'mfe-auth',
      language: 'fi',
      asMember: false,
      from: STATIC_PAGE_PATH,
      to: pathTo('reset-password'),
      chunk: 'screen-reset-password',
    },
    ...{ heading: 'auth.reset.title', name: 'shared.area.auth' },
  },
  {
    ...{
      remote: 'mfe-landers',
      language: 'nl',
      asMember: false,
      from: STATIC_PAGE_PATH,
      to: '/landers/alonetonight',
      chunk: 'screen-landers-alonetonight',
    },
    ...{ heading: 'landers.alonetonight.title', name: 'shared.area.landers' },
  },
];
