import { pathTo } from '@rendezvous/shared/contract';
import { describeCode, useIntl } from '@rendezvous/shared/intl';
import { Link } from '@rendezvous/shared/router';

/** Says that the address is known and leads to the login, with the address filled in. */
export function AccountExists({ email }: { email: string }) {
  const intl = useIntl();
  return (
    <Link to={pathTo('login')} state={{ login: email }}>
      {describeCode(intl, 'account_exists')}
    </Link>
  );
}
