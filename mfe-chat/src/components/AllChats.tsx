import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink } from '@rendezvous/shared/ui';
import type { ComponentProps } from 'react';

/** Link from a closed chat to all chats. */
export const AllChats = ({ variant }: Pick<ComponentProps<typeof ButtonLink>, 'variant'>) => (
  <ButtonLink to={pathTo('chats')} variant={variant}>
    <FormattedMessage id="chat.gone.chats" defaultMessage="All chats" description="Button when a chat could not be found" />
  </ButtonLink>
);
