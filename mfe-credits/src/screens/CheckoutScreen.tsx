import { type PaymentMethod, pathTo } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useParams } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { ErrorState, Page, Skeleton, TextLink } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CheckoutForm } from '../components/CheckoutForm';
import { useCheckoutStore } from '../stores/useCheckoutStore';
import { useCreditsStore } from '../stores/useCreditsStore';

/** Payment of one package: method, summary, terms and the button that pays. */
export const CheckoutScreen = observer(() => {
  const { settings, locale } = useStore();
  const credits = useCreditsStore();
  const checkout = useCheckoutStore();
  const country = settings.current.geoip_selected_country;
  useEffect(() => void credits.load(), [credits]);
  useEffect(() => void checkout.loadTerms(country, locale.current), [checkout, country, locale, locale.current]);
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id="credits.checkout.title" defaultMessage="Payment" description="Title of the checkout" />}
      actions={
        <TextLink to={pathTo('credits')}>
          <FormattedMessage
            id="credits.checkout.other"
            defaultMessage="Other package"
            description="Link from the checkout back to the packages"
          />
        </TextLink>
      }
    >
      <Checkout />
    </Page>
  );
});

const Checkout = observer(() => {
  const intl = useIntl();
  const { id, paymentmethod } = useParams();
  const credits = useCreditsStore();
  if (credits.error !== null) return <ErrorState title={describeError(intl, credits.error)} onRetry={() => void credits.load()} />;
  const offer = credits.packages.find((one) => String(one.id) === id);
  if (!offer) return <Skeleton lines={8} />;
  const method = credits.methods.find((one): one is PaymentMethod => one === paymentmethod) ?? credits.methods[0];
  if (!method) return <ErrorState title={<NoMethod />} onRetry={() => void credits.load()} />;
  return <CheckoutForm offer={offer} method={method} />;
});

const NoMethod = () => (
  <FormattedMessage
    id="credits.checkout.none"
    defaultMessage="No payment method is available at the moment"
    description="When a country has no payment method"
  />
);
