import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink } from '@rendezvous/shared/ui';

/** Links to the choice of another payment method for the same package or, without a package, to all packages. */
export const OtherMethodLink = ({ packageId }: { packageId: number | null | undefined }) => (
  <ButtonLink variant="secondary" to={packageId ? pathTo('credits-id-paymentmethod', { id: String(packageId) }) : pathTo('credits')}>
    <FormattedMessage id="credits.state.other" defaultMessage="Other method" description="Link to the same package with another method" />
  </ButtonLink>
);
