import { pathTo, paymentMethodsOf, type StoredMethod } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { ButtonLink, EmptyState, ErrorState, Page, Skeleton, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { MandateForm } from '../components/MandateForm';
import { OpenDebts } from '../components/OpenDebts';
import { SignedMandates } from '../components/SignedMandates';
import { SignMandate } from '../components/SignMandate';
import { useCreditsStore } from '../stores/CreditsStore';
import { useDirectDebitStore } from '../stores/DirectDebitStore';
import { useMethodsStore } from '../stores/MethodsStore';

/** Replaces the form in countries without direct debit. */
const NoDirectDebit = () => (
  <EmptyState
    icon="card"
    title={
      <FormattedMessage
        id="credits.debit.nowhere"
        defaultMessage="SEPA direct debit is not available in your country"
        description="In place of the form for direct debit"
      />
    }
    action={
      <ButtonLink to={pathTo('credits')}>
        <FormattedMessage id="credits.premium.buy" defaultMessage="See the credit packages" description="Link from the premium page" />
      </ButtonLink>
    }
  />
);

/** A further step on the same page; when it mounts, it scrolls to the top and takes focus, as a new page would. */
function FocusedStep({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} css={focusedStep}>
      {children}
    </div>
  );
}

const focusedStep = css({ outline: 'none', scrollMarginBlockStart: token.space4 });

/** The SEPA mandate: its form, the code that signs it, and signed mandates or open debts. */
export const DirectDebitScreen = observer(() => {
  const { country } = useCreditsStore();
  const debit = useDirectDebitStore();
  const { storedMethods } = useMethodsStore();
  useEffect(() => void debit.details.load(), [debit]);
  useEffect(() => void storedMethods.load(), [storedMethods, debit.isSigned]);
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id="credits.method.sepa" defaultMessage="SEPA direct debit" description="Payment method" />}
      lead={
        <FormattedMessage
          id="credits.debit.lead"
          defaultMessage="You sign a mandate once. Nothing is debited before you have confirmed an order."
          description="Under the title of the page for SEPA direct debit"
        />
      }
    >
      {paymentMethodsOf(country).includes('sepa') ? <MandateStep /> : <NoDirectDebit />}
    </Page>
  );
});

const MandateStep = observer(() => {
  const intl = useIntl();
  const { details } = useDirectDebitStore();
  const { storedMethods } = useMethodsStore();
  const missingData = [details, storedMethods].filter(({ value }) => value === undefined);
  const failure = missingData.find(({ error }) => error !== undefined);
  const retry = (): void => missingData.forEach((loadable) => void loadable.load());
  if (failure) return <ErrorState onRetry={retry}>{describeError(intl, failure.error)}</ErrorState>;
  if (!details.value || !storedMethods.value) return <Skeleton lines={8} />;
  if (details.value.blocked) return <OpenDebts debts={details.value.open} />;
  return <MandateSigning mandates={storedMethods.value.filter(({ method }) => method === 'sepa')} />;
});

const MandateSigning = observer(({ mandates }: { mandates: readonly StoredMethod[] }) => {
  const debit = useDirectDebitStore();
  const [isNewAccount, setNewAccount] = useState(false);
  const startNewMandate = (): void => {
    debit.returnToForm();
    setNewAccount(true);
  };
  if (debit.pendingMandate !== null) {
    return (
      <FocusedStep key="sign">
        <SignMandate />
      </FocusedStep>
    );
  }
  if (debit.isSigned || (mandates.length > 0 && !isNewAccount)) {
    const mandateList = <SignedMandates mandates={mandates} onUseAnotherAccount={startNewMandate} />;
    return debit.isSigned ? <FocusedStep key="signed">{mandateList}</FocusedStep> : mandateList;
  }
  return <MandateForm />;
});
