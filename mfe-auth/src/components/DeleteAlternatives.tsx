import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Button, ButtonLink, Heading, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useDeletionStore } from '../stores/DeletionStore';
import { Alternative } from './Alternative';
import { AlternativeButton } from './AlternativeButton';
import { DeleteDiscount } from './DeleteDiscount';

/** Step 2: alternatives to deletion, all on one screen; the button that continues is as prominent as each of them. */
export const DeleteAlternatives = observer(({ onDone }: { onDone: () => void }) => {
  const { reference } = useStore();
  useEffect(() => void reference.loadCompany().catch(() => undefined), [reference]);
  return (
    <Stack gap="xl">
      <Heading level={2}>
        <FormattedMessage
          id="auth.delete.alternatives"
          defaultMessage="Before you go: would any of these help?"
          description="Heading of the second deletion step"
        />
      </Heading>
      <HideProfile />
      <StopEmails />
      {reference.company?.delete_discount ? <DeleteDiscount percentage={reference.company.delete_discount.value_percentage} /> : null}
      <RefundCredits />
      <Alternative
        title={
          <FormattedMessage id="auth.delete.goOn" defaultMessage="Delete anyway" description="Heading above the button Continue deleting" />
        }
        text={
          <FormattedMessage
            id="auth.delete.goOnText"
            defaultMessage="Your profile, photos and messages will be gone. One more step."
            description="Explains the button Continue deleting"
          />
        }
      >
        <Button variant="secondary" wide onPress={onDone}>
          <FormattedMessage id="auth.delete.continue" defaultMessage="Continue deleting" description="Button of the second deletion step" />
        </Button>
      </Alternative>
    </Stack>
  );
});

const HideProfile = observer(() => {
  const { pendingAlternative, isInvisible, hide } = useDeletionStore();
  return (
    <Alternative
      title={
        <FormattedMessage id="auth.delete.hide" defaultMessage="Hide your profile" description="Heading of an alternative to deletion" />
      }
      text={
        <FormattedMessage
          id="auth.delete.hideText"
          defaultMessage="Nobody new can find you or write to you. Come back whenever you like."
          description="Explains an alternative to deletion"
        />
      }
    >
      <AlternativeButton
        busy={pendingAlternative === 'hide'}
        onPress={hide}
        confirmation={
          isInvisible && (
            <FormattedMessage
              id="auth.delete.hidden"
              defaultMessage="You’re invisible now."
              description="After invisible mode was switched on"
            />
          )
        }
      >
        <FormattedMessage
          id="auth.delete.hideButton"
          defaultMessage="Turn on invisible mode"
          description="Button of an alternative to deletion"
        />
      </AlternativeButton>
    </Alternative>
  );
});

const StopEmails = observer(() => {
  const { pendingAlternative, hasNoMails, turnOffMails } = useDeletionStore();
  return (
    <Alternative
      title={
        <FormattedMessage id="auth.delete.mails" defaultMessage="Stop our emails" description="Heading of an alternative to deletion" />
      }
      text={
        <FormattedMessage
          id="auth.delete.mailsText"
          defaultMessage="We’ll only email you about your account or your safety."
          description="Explains an alternative to deletion"
        />
      }
    >
      <AlternativeButton
        busy={pendingAlternative === 'mails'}
        onPress={turnOffMails}
        confirmation={
          hasNoMails && (
            <FormattedMessage id="auth.delete.mailsDone" defaultMessage="Emails are off." description="After e-mails were switched off" />
          )
        }
      >
        <FormattedMessage
          id="auth.delete.mailsButton"
          defaultMessage="Turn off emails"
          description="Button of an alternative to deletion"
        />
      </AlternativeButton>
    </Alternative>
  );
});

const RefundCredits = () => (
  <Alternative
    title={
      <FormattedMessage id="auth.delete.refund" defaultMessage="Get your money back" description="Heading of an alternative to deletion" />
    }
    text={
      <FormattedMessage
        id="auth.delete.refundText"
        defaultMessage="Within the withdrawal period, you can get a refund for unused credits you bought. Once your account is deleted, those credits are gone."
        description="Explains an alternative to deletion"
      />
    }
  >
    <ButtonLink to={pathTo('transactions-id')} variant="secondary" wide>
      <FormattedMessage
        id="auth.delete.refundButton"
        defaultMessage="Refund unused credits"
        description="Link of an alternative to deletion"
      />
    </ButtonLink>
  </Alternative>
);
