import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink } from '@rendezvous/shared/ui';
import type { ComponentProps } from 'react';

/** The way out of a closed chat. */
export const AllChats = ({ variant }: Pick<ComponentProps<typeof ButtonLink>, 'variant'>) => (
  <ButtonLink to={pathTo('chats')} variant={variant}>
    <FormattedMessage id="chat.gone.chats" defaultMessage="All chats" description="Button when a chat could not be found" />
  </ButtonLink>
);
