import { DEFAULT_PACKAGE_ID, pathTo } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { ButtonLink, Card, ErrorState, Page, Skeleton, Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CodeField } from '../components/CodeField';
import { DiscountNote } from '../components/DiscountNote';
import { PackageCards } from '../components/PackageCards';
import { useCreditsStore } from '../stores/useCreditsStore';

/** Credit packages with the balance and the active discount. */
export const CreditsScreen = observer(() => {
  const { session } = useStore();
  const credits = useCreditsStore();
  useEffect(() => void credits.load(), [credits]);
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id="credits.packages.title" defaultMessage="Credits" description="Title of the credit packages" />}
      lead={
        <FormattedMessage
          id="credits.balance"
          defaultMessage="{credits, plural, =0 {You have no credits} one {You have # credit} other {You have # credits}}"
          description="Under the title of the credit packages"
          values={{ credits: session.credits }}
        />
      }
    >
      <Offer />
      <Text size="s" tone="muted">
        <FormattedMessage
          id="credits.no_subscription"
          defaultMessage="No subscription: nothing renews by itself. Any purchase makes you a premium member, without an end date."
          description="Under the credit packages"
        />
      </Text>
    </Page>
  );
});

const Offer = observer(() => {
  const intl = useIntl();
  const { settings } = useStore();
  const credits = useCreditsStore();
  const [selected, setSelected] = useState(DEFAULT_PACKAGE_ID);
  if (credits.error !== null) return <ErrorState title={describeError(intl, credits.error)} onRetry={() => void credits.load()} />;
  if (credits.packages.length === 0) return <Skeleton lines={6} shape="button" />;
  return (
    <Stack gap="l">
      {credits.discount && <DiscountNote discount={credits.discount} />}
      <PackageCards
        packages={credits.packages}
        discount={credits.discount}
        messageCredits={settings.current.message_credits}
        selected={selected}
        onSelect={setSelected}
      />
      <Card>
        <CodeField />
      </Card>
      <ButtonLink to={pathTo('credits-id-paymentmethod', { id: String(selected) })} size="l" iconEnd="arrow-right" wide>
        <FormattedMessage
          id="credits.continue"
          defaultMessage="Continue to payment"
          description="Link under the packages; nothing is paid yet"
        />
      </ButtonLink>
    </Stack>
  );
});
