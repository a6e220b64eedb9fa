import { pathTo } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useParams } from '@rendezvous/shared/router';
import { ButtonLink, EmptyState, ErrorState, Page, Skeleton, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { CheckoutForm } from '../components/CheckoutForm';
import { OtherPackageLink } from '../components/OtherPackageLink';
import { useOrderData } from '../components/useOrderData';
import { useCreditsStore } from '../stores/CreditsStore';

/** Payment for one package: method, summary, terms and the pay button. */
export const CheckoutScreen = observer(() => {
  useOrderData();
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id="credits.checkout.title" defaultMessage="Payment" description="Title of the checkout" />}
      actions={<OtherPackageLink />}
    >
      <Checkout />
    </Page>
  );
});

const Checkout = observer(() => {
  const intl = useIntl();
  const { id, paymentmethod } = useParams();
  const credits = useCreditsStore();
  if (credits.error !== null) return <ErrorState onRetry={() => void credits.load()}>{describeError(intl, credits.error)}</ErrorState>;
  if (!credits.isLoaded) return <CheckoutSkeleton />;
  const offer = credits.packages.find((creditPackage) => String(creditPackage.id) === id);
  if (!offer) return <UnknownPackage />;
  const method = credits.methods.find((candidate) => candidate === paymentmethod) ?? credits.methods[0];
  if (!method) return <ErrorState title={<NoMethodTitle />} onRetry={() => void credits.load()} />;
  return <CheckoutForm key={`${offer.id} ${method}`} offer={offer} initialMethod={method} />;
});

const CheckoutSkeleton = () => (
  <Stack gap="l">
    <Skeleton shape="block" />
    <Skeleton lines={6} />
  </Stack>
);

const UnknownPackage = () => (
  <EmptyState
    icon="coins"
    title={
      <FormattedMessage
        id="credits.checkout.unknown"
        defaultMessage="This package does not exist"
        description="Title at an address without a package"
      />
    }
    action={
      <ButtonLink to={pathTo('credits')}>
        <FormattedMessage id="credits.premium.buy" defaultMessage="See the credit packages" description="Link from the premium page" />
      </ButtonLink>
    }
  />
);

const NoMethodTitle = () => (
  <FormattedMessage
    id="credits.checkout.none"
    defaultMessage="No payment method is available at the moment"
    description="When a country has no payment method"
  />
);
