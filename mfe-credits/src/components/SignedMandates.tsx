import { PACKAGE_ID_PATTERN, pathTo, type StoredMethod } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useSearchParams } from '@rendezvous/shared/router';
import { Alert, Button, ButtonLink, Card, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useDirectDebitStore } from '../stores/DirectDebitStore';
import { StoredMethodRow } from './StoredMethodRow';

interface SignedMandatesProps {
  mandates: readonly StoredMethod[];
  /** Called when the member wants to sign a mandate for another account. */
  onUseAnotherAccount: () => void;
}

const PACKAGE_ID_REGEX = new RegExp(PACKAGE_ID_PATTERN);

/** Signed mandates, with a link back to the order that required one or, without such an order, to the packages. */
export const SignedMandates = observer(({ mandates, onUseAnotherAccount }: SignedMandatesProps) => {
  const { isSigned } = useDirectDebitStore();
  const [params] = useSearchParams();
  const packageId = params.get('package') ?? '';
  const nextPath = PACKAGE_ID_REGEX.test(packageId)
    ? pathTo('credits-id-paymentmethod', { id: packageId, paymentmethod: 'sepa' })
    : pathTo('credits');
  return (
    <Stack gap="xl">
      {isSigned && <SignedAlert />}
      {mandates.length > 0 && (
        <Card>
          <Stack as="ul" gap="s">
            {mandates.map((mandate) => (
              <StoredMethodRow key={mandate.id} method={mandate} as="li" />
            ))}
          </Stack>
        </Card>
      )}
      <Stack gap="s">
        <ButtonLink to={nextPath} size="l" iconEnd="arrow-right" wide>
          <FormattedMessage
            id="credits.continue"
            defaultMessage="Continue to payment"
            description="Link under the packages; nothing is paid yet"
          />
        </ButtonLink>
        <Button variant="quiet" onPress={onUseAnotherAccount} wide>
          <FormattedMessage
            id="credits.debit.other"
            defaultMessage="Use another account"
            description="Button that leads to the form for another direct debit mandate"
          />
        </Button>
      </Stack>
    </Stack>
  );
});

const SignedAlert = () => (
  <Alert tone="success">
    <FormattedMessage
      id="credits.debit.signed"
      defaultMessage="Your mandate is signed. We’ve sent it to you by email."
      description="After the code of the text message was right"
    />
  </Alert>
);
