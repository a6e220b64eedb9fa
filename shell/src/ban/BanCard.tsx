import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Card, Heading, Stack, Text, token } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { Outcome } from '../screens/Outcome';
import { BanForm } from './BanForm';

/** Requests an access ban; once the form has been sent, names the address to which the confirmation email went. */
export const BanCard = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Card as="section" css={card}>
      <Stack>
        <Stack gap="xs">
          <Heading level={2}>
            <FormattedMessage
              id="shell.ban.form"
              defaultMessage="Take a break, or stop for good"
              description="Heading of the form for an access ban"
            />
          </Heading>
          <Text tone="muted">
            <FormattedMessage
              id="shell.ban.form_text"
              defaultMessage="With self-exclusion, nobody can log in or sign up with your email address for as long as you choose. We’ll send you a link. Your self-exclusion starts when you open the link and confirm."
              description="Above the form for an access ban"
            />
          </Text>
        </Stack>
        {sentTo === null ? <BanForm onSent={setSentTo} /> : <LinkSent email={sentTo} />}
      </Stack>
    </Card>
  );
};

const LinkSent = ({ email }: { email: string }) => (
  <Outcome icon="mail">
    <FormattedMessage
      id="shell.ban.sent"
      defaultMessage="We’ve sent a link to {email}. Your self-exclusion starts when you open the link and confirm."
      description="After the form for an access ban; email: the address that was typed"
      values={{ email }}
    />
  </Outcome>
);

const card = css({ maxWidth: token.sizeNarrow });
