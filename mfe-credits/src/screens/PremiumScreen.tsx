import { pathTo, PREMIUM_FEATURES } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Alert, ButtonLink, Card, Page } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { MatchChance } from '../components/MatchChance';
import { PremiumBenefits } from '../components/PremiumBenefits';

/**
 * States that any purchase makes a member premium, and lists what premium gives: to a premium member the features that the server has unlocked, to
 * anyone else all of them.
 */
export const PremiumScreen = observer(() => {
  const { user, level } = useStore().session;
  const features = level === 'premium' && user ? user.premium_features : PREMIUM_FEATURES;
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id="credits.premium.title" defaultMessage="Premium" description="Title of the premium page" />}
      lead={
        <FormattedMessage
          id="credits.premium.lead"
          defaultMessage="Any purchase of credits makes you a Premium member. There’s no subscription and no end date."
          description="Under the title of the premium page"
        />
      }
    >
      {level === 'premium' && (
        <Alert tone="success" icon="crown">
          <FormattedMessage
            id="credits.premium.already"
            defaultMessage="You’re a Premium member."
            description="On the premium page, to a premium member"
          />
        </Alert>
      )}
      <Card inset="xl">
        <PremiumBenefits features={features} />
      </Card>
      <MatchChance />
      <ButtonLink to={pathTo('credits')} size="l" icon="crown" wide>
        <FormattedMessage id="credits.premium.buy" defaultMessage="See the credit packages" description="Link from the premium page" />
      </ButtonLink>
    </Page>
  );
});
