import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useState } from 'react';
import { pathTo, type RouteName, type StorageKey } from '@rendezvous/shared/contract';
import { LinkIntent } from '@rendezvous/shared/router';
import { type LoadedPart, PartView, useRemoteLoader } from '@rendezvous/shared/remote';
import { getConnection, isFastConnection } from '../services/connection';
import { whenLoaded } from '../services/whenLoaded';
import { LiveEventsListener } from './LiveEventsListener';
import { PushMessageListener } from './PushMessageListener';

const OUTBOX_KEY: StorageKey = 'chat-outbox';
const SLOT_NAME = 'unsent-messages';

/** Makes mfe-chat send messages that an earlier page left unsent, whichever page is open; if there are none, mfe-chat is not loaded. */
export const UnsentMessagesSender = observer(() => {
  const { network, services } = useStore();
  const loader = useRemoteLoader();
  const remote = loader.ownerOf(SLOT_NAME);
  const [part, setPart] = useState<LoadedPart>();
  const { isOnline } = network;
  useEffect(() => {
    // Requesting the slot from a release that predates it would mark that release as bad.
    const hasSlot = loader.plan.remotes.some(({ slots }) => slots.includes(SLOT_NAME));
    if (!isOnline || !hasSlot || services.local.get(OUTBOX_KEY) === null) return;
    void loader.prefetch(remote, { kind: 'slot', name: SLOT_NAME }).then(setPart);
  }, [loader, remote, services, isOnline]);
  return part ? <PartView part={part} remote={remote} onRetry={() => setPart(undefined)} props={{}} /> : null;
});

/** Routes that members are likely to open next, from any page. */
const LIKELY_ROUTES = ['members', 'chats'] as const satisfies RouteName[];

/** Prefetches a member's likely next screens when idle and on a good connection. Renders nothing. */
export const LikelyScreensPrefetcher = observer(() => {
  const onIntent = use(LinkIntent);
  const { isSignedIn } = useStore().session;
  useEffect(() => {
    if (!isSignedIn || !isFastConnection(getConnection(navigator))) return undefined;
    return whenLoaded(() => LIKELY_ROUTES.forEach((name) => onIntent(pathTo(name), 'likely')));
  }, [onIntent, isSignedIn]);
  return null;
});

/** Refreshes a page that the browser restored from its back/forward cache, including whether the session is still valid. Renders nothing. */
const RestoredPageRefresher = () => {
  const store = useStore();
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void store.poll();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [store]);
  return null;
};

/**
 * Effects of a member's page: live events, push messages, refreshing a restored page, prefetching likely next screens, and sending unsent
 * messages.
 */
export const MemberEffects = observer(() =>
  useStore().session.isSignedIn ? (
    <>
      <LiveEventsListener />
      <PushMessageListener />
      <RestoredPageRefresher />
      <LikelyScreensPrefetcher />
      <UnsentMessagesSender />
    </>
  ) : null,
);
