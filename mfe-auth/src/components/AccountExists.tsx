import { pathTo } from '@rendezvous/shared/contract';
import { describeCode, useIntl } from '@rendezvous/shared/intl';
import { Link } from '@rendezvous/shared/router';

/** States that the address is already registered and links to the login, with the address prefilled. */
export function AccountExists({ email }: { email: string }) {
  const intl = useIntl();
  return (
    <Link to={pathTo('login')} state={{ login: email }}>
      {describeCode(intl, 'account_exists')}
    </Link>
  );
}
