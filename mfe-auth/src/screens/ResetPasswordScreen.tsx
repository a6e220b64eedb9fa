import { pathTo } from '@rendezvous/shared/contract';
import { EmailField, Form, rules, SubmitButton, useForm, v } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Alert, Card, LinkButton, Page, Row, TextLink } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { usePasswordStore } from '../stores/PasswordStore';

const schema = v.object({ email: rules.email() });

/** Requests a link to choose a new password. */
export const ResetPasswordScreen = () => {
  const [sentTo, setSentTo] = useState('');
  return (
    <Page
      width="narrow"
      title={
        <FormattedMessage
          id="auth.reset.title"
          defaultMessage="Forgot your password?"
          description="Title of the page that sends a reset link"
        />
      }
      lead={
        <FormattedMessage
          id="auth.reset.lead"
          defaultMessage="We’ll email you a link to choose a new password. You’ll have 60 minutes to use it."
          description="Under the title of the page that sends a reset link"
        />
      }
    >
      {sentTo === '' ? <RequestForm onSent={setSentTo} /> : <SentAlert email={sentTo} onAgain={() => setSentTo('')} />}
      <Row justify="center">
        <TextLink to={pathTo('login')}>
          <FormattedMessage id="auth.reset.back" defaultMessage="Back to login" description="Link of the page that sends a reset link" />
        </TextLink>
      </Row>
    </Page>
  );
};

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const passwordStore = usePasswordStore();
  const form = useForm({
    schema,
    defaultValues: { email: '' },
    onSubmit: async ({ email }) => {
      await passwordStore.requestLink(email);
      onSent(email);
    },
  });
  return (
    <Card inset="xl">
      <Form form={form}>
        <EmailField />
        <SubmitButton size="l" wide>
          <FormattedMessage id="auth.reset.submit" defaultMessage="Send link" description="Button that sends a reset link" />
        </SubmitButton>
      </Form>
    </Card>
  );
}

const SentAlert = ({ email, onAgain }: { email: string; onAgain: () => void }) => (
  <Alert
    tone="success"
    icon="mail"
    title={<FormattedMessage id="auth.reset.sent" defaultMessage="Check your email" description="Heading after a reset link was sent" />}
    action={
      <LinkButton onPress={onAgain}>
        <FormattedMessage id="auth.reset.again" defaultMessage="Use another address" description="Button after a reset link was sent" />
      </LinkButton>
    }
  >
    <FormattedMessage
      id="auth.reset.sentText"
      defaultMessage="We sent a link to {email}. Can’t see it? Look in your spam folder."
      description="After a reset link was sent; email: the address"
      values={{ email }}
    />
  </Alert>
);
