import { ApiError } from '@rendezvous/shared/http';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Underage } from '@rendezvous/shared/safety';
import { useStore } from '@rendezvous/shared/store';
import { Button, EmptyState } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { ageActions } from '../stores/ageActions';

/** Navigates to an external page in this tab. */
const openExternalPage = (url: string): void => window.location.assign(url);

/** Explains why the check is required and what the provider discloses, with a button that opens the provider's page. */
export function AgeQuestion() {
  const root = useStore();
  const [isBusy, setBusy] = useState(false);
  const [isUnderage, setUnderage] = useState(false);
  const beginCheck = async (): Promise<void> => {
    setBusy(true);
    await ageActions.begin(root).then(openExternalPage, (error: unknown) => {
      if (ApiError.of(error).code === 'underage') setUnderage(true);
      else root.toasts.showError(error);
      setBusy(false);
    });
  };
  if (isUnderage) return <Underage />;
  return (
    <EmptyState
      icon="shield"
      title={
        <FormattedMessage
          id="auth.age.question"
          defaultMessage="Confirm that you’re 18 or older"
          description="Heading of the page where members show that they are adults"
        />
      }
      action={
        <Button iconEnd="arrow-right" busy={isBusy} onPress={() => void beginCheck()}>
          <FormattedMessage
            id="auth.age.begin"
            defaultMessage="Start the check"
            description="Button that leads to the provider of age checks"
          />
        </Button>
      }
    >
      <FormattedMessage
        id="auth.age.text"
        defaultMessage="The law in your country requires an age check before you can see photos or write to anyone. We only learn one thing: that you’re 18 or older. No name, no date of birth."
        description="Of the page where members show that they are adults"
      />
    </EmptyState>
  );
}
