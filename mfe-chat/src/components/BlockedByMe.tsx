import * as safetyCalls from '@rendezvous/shared/calls/safety';
import { request } from '@rendezvous/shared/calls/request';
import { ApiError } from '@rendezvous/shared/http';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useSafety } from '@rendezvous/shared/safety';
import { useStore } from '@rendezvous/shared/store';
import { Button, EmptyState, Row } from '@rendezvous/shared/ui';
import { useState } from 'react';
import type { ConversationStore } from '../stores/ConversationStore';
import { AllChats } from './AllChats';

interface BlockedByMeProps {
  error: ApiError;
  conversation: ConversationStore;
}

/** Replaces a conversation with a member whom the user has blocked; one click unblocks them. */
export function BlockedByMe({ error, conversation }: BlockedByMeProps) {
  const intl = useIntl();
  const store = useStore();
  const safety = useSafety();
  const [isBusy, setBusy] = useState(false);
  const unblock = async (): Promise<void> => {
    setBusy(true);
    try {
      const id = String(error.params['profile_id']);
      await request(store.http, safetyCalls.unblock, { profile_id: id }).catch(ignoreNotFound);
      safety.show(id);
      await conversation.load();
      // The button is gone, so the keyboard focus moves to the content area.
      document.querySelector('main')?.focus();
      void store.read(['chats', 'likes']);
    } catch (failure) {
      store.toasts.showError(failure);
      setBusy(false);
    }
  };
  return (
    <EmptyState
      icon="block"
      title={describeError(intl, error)}
      action={
        <Row justify="center">
          <Button busy={isBusy} onPress={() => void unblock()}>
            <FormattedMessage
              id="chat.blocked.unblock"
              defaultMessage="Unblock"
              description="Button in a chat with somebody the member blocked"
            />
          </Button>
          <AllChats variant="secondary" />
        </Row>
      }
    />
  );
}

/** Ignores `not_found`, since another page may already have removed the block; rethrows other errors. */
function ignoreNotFound(error: unknown): void {
  if (ApiError.of(error).code !== 'not_found') throw error;
}
