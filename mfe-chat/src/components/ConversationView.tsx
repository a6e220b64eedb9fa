import { css } from '@emotion/react';
import { isAvailable, pathTo } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { ButtonLink, EmptyState, ErrorState, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ConversationStore } from '../stores/ConversationStore';
import { Composer } from './Composer';
import { ComposerNotice } from './ComposerNotice';
import { ConversationHeader } from './ConversationHeader';
import { ConversationSkeleton } from './ConversationSkeleton';
import { MessageList } from './MessageList';

const GONE: readonly string[] = ['not_found', 'page_not_found', 'blocked_by_member'];

/** A conversation: who, the messages, the composer; nothing more can be written to a partner who left. */
export const ConversationView = observer(({ conversation }: { conversation: ConversationStore }) => {
  const { isLoaded, error, profile, id } = conversation;
  if (!isLoaded && error !== null) return <Refused conversation={conversation} />;
  const isOver = profile !== null && !isAvailable(profile);
  return (
    <>
      <ConversationHeader profile={profile} conversationId={id} />
      {isLoaded ? <MessageList conversation={conversation} /> : <ConversationSkeleton />}
      {isOver ? null : (
        <>
          <ComposerNotice conversation={conversation} />
          <Composer conversation={conversation} />
        </>
      )}
    </>
  );
});

/** Not mine, unknown or gone: the same answer for all. */
const Refused = observer(({ conversation }: { conversation: ConversationStore }) => {
  const intl = useIntl();
  const { error } = conversation;
  const isGone = error instanceof ApiError && GONE.includes(error.code);
  return (
    <div css={center}>
      {isGone ? (
        <EmptyState
          icon="message"
          title={describeError(intl, error)}
          action={
            <ButtonLink to={pathTo('chats')}>
              <FormattedMessage id="chat.gone.chats" defaultMessage="All chats" description="Button when a chat could not be found" />
            </ButtonLink>
          }
        />
      ) : (
        <ErrorState onRetry={() => void conversation.open()}>{describeError(intl, error)}</ErrorState>
      )}
    </div>
  );
});

const center = css({ flex: 1, display: 'grid', placeItems: 'center', padding: token.space4, overflowY: 'auto' });
