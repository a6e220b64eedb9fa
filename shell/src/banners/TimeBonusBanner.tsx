import { MEMBERS_AREA, pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Banner, ButtonLink } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useShownRoute } from '../routing/ShownRouteContext';
import { TimeLeft } from './TimeLeft';

/** The welcome discount with its countdown, in the members area. */
export const TimeBonusBanner = observer(() => {
  const intl = useIntl();
  const { code } = useStore().timeBonus;
  const route = useShownRoute()?.name;
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
      <FormattedMessage
        id="shell.bonus.banner"
        defaultMessage="{percentage}% off your first purchase with {code}: {left} left"
        description="Banner; percentage: number, code: discount code, left: countdown hours:minutes:seconds"
        values={{ percentage: code.value_percentage, code: <strong>{code.code}</strong>, left: <TimeLeft /> }}
      />
    </Banner>
  );
});
