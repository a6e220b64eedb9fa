import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink, EmptyState } from '@rendezvous/shared/ui';

/** The same response for a hidden, deleted or unknown member. */
export const MemberGone = () => (
  <EmptyState
    icon="search"
    title={
      <FormattedMessage
        id="members.gone.title"
        defaultMessage="This page could not be found"
        description="Title when a member does not exist or is hidden"
      />
    }
    action={<SearchInstead />}
  />
);

/** Where to go from a member who does not exist. */
export const SearchInstead = () => (
  <ButtonLink to={pathTo('members')}>
    <FormattedMessage
      id="members.gone.search"
      defaultMessage="Search members"
      description="Link when a member does not exist or is hidden"
    />
  </ButtonLink>
);
