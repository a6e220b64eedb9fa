import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { TextLink } from '@rendezvous/shared/ui';

/** Links from an order back to the packages. */
export const OtherPackageLink = () => (
  <TextLink to={pathTo('credits')}>
    <FormattedMessage
      id="credits.checkout.other"
      defaultMessage="Other package"
      description="Link from the checkout back to the packages"
    />
  </TextLink>
);
