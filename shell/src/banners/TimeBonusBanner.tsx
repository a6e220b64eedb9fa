import { MEMBERS_AREA, pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Banner, ButtonLink } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useCurrentRoute } from '../routing/CurrentRouteContext';
import { BonusOffer } from './BonusOffer';

/** The time bonus with its end and a countdown, shown in the members area. */
export const TimeBonusBanner = observer(() => {
  const intl = useIntl();
  const { code } = useStore().timeBonus;
  const route = useCurrentRoute()?.name;
  if (code === null || !MEMBERS_AREA.some((name) => name === route)) return null;
  const label = intl.formatMessage({
    id: 'shell.bonus.label',
    defaultMessage: 'Welcome discount',
    description: 'Name of the banner with the discount of the first hours',
  });
  const action = (
    <ButtonLink to={pathTo('credits')} size="s">
      <FormattedMessage id="shell.bonus.action" defaultMessage="Buy credits" description="Button in the banner with the welcome discount" />
    </ButtonLink>
  );
  return (
    <Banner label={label} icon="discount" action={action}>
      <BonusOffer code={code} />
    </Banner>
  );
});
