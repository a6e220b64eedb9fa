import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink, EmptyState } from '@rendezvous/shared/ui';

/** Empty chat list with the next step. */
export const NoConversations = () => (
  <EmptyState
    icon="message"
    title={<FormattedMessage id="chat.none.title" defaultMessage="No chats yet" description="Title of the empty list of chats" />}
    action={
      <ButtonLink to={pathTo('members')} icon="search">
        <FormattedMessage id="chat.none.search" defaultMessage="Search members" description="Button on the empty list of chats" />
      </ButtonLink>
    }
  >
    <FormattedMessage
      id="chat.none.text"
      defaultMessage="Find someone you like and say hello: your chats will be here."
      description="Text on the empty list of chats"
    />
  </EmptyState>
);
