import type { StorageKey } from '@rendezvous/shared/contract';
import { type LoadedPart, PartView, useRemoteLoader } from '@rendezvous/shared/remote';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';

const KEY: StorageKey = 'chat-outbox';
const SLOT = 'unsent-messages';

/** Has mfe-chat send messages that an earlier page left unsent, whichever page is open; without any, mfe-chat is not loaded. */
export const UnsentMessages = observer(() => {
  const { network, services } = useStore();
  const loader = useRemoteLoader();
  const remote = loader.ownerOf(SLOT);
  const [part, setPart] = useState<LoadedPart>();
  const { isOnline } = network;
  useEffect(() => {
    // Asking a release that predates the slot would mark it as broken.
    const isKnown = loader.plan.remotes.some(({ slots }) => slots.includes(SLOT));
    if (!isOnline || !isKnown || services.local.get(KEY) === null) return;
    void loader.prefetch(remote, { kind: 'slot', name: SLOT }).then(setPart);
  }, [loader, remote, services, isOnline]);
  return part ? <PartView part={part} remote={remote} onRetry={() => setPart(undefined)} props={{}} /> : null;
});
