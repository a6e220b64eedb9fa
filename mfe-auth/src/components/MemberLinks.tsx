import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink, Row } from '@rendezvous/shared/ui';

/** Links to the member search and to the member's own profile. */
export const MemberLinks = () => (
  <Row justify="center">
    <ButtonLink to={pathTo('members')} icon="search">
      <FormattedMessage id="auth.activate.members" defaultMessage="Meet people" description="Link after the e-mail address was confirmed" />
    </ButtonLink>
    <ButtonLink to={pathTo('profile')} variant="secondary">
      <FormattedMessage id="auth.activate.profile" defaultMessage="My profile" description="Link after the e-mail address was confirmed" />
    </ButtonLink>
  </Row>
);
