import { css } from '@emotion/react';
import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { ButtonLink, Card, EmailText, Heading, Stack, media, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { ActivationText } from '../alerts/ActivationText';
import { ResendButton } from '../alerts/ResendButton';
import { AccountChanges } from './AccountChanges';

/** Tells a member who has not confirmed the address, and may have dismissed the reminder, how to confirm it. */
const ConfirmAddress = () => (
  <Stack gap="s" align="start">
    <Text size="s">
      <ActivationText />
    </Text>
    <ResendButton />
  </Stack>
);

/** Who is logged in, with a link to the profile and buttons to change the email address and the password. */
export const AccountCard = observer(() => {
  const intl = useIntl();
  const { user } = useStore().session;
  if (user === null) return null;
  return (
    <Card as="section">
      <Stack>
        <Heading level={2}>
          <FormattedMessage id="shell.settings.account" defaultMessage="Account" description="Heading in the settings" />
        </Heading>
        <dl css={list}>
          <Text as="dt" size="s" tone="muted">
            <FormattedMessage id="shell.settings.name" defaultMessage="Username" description="Label in the settings" />
          </Text>
          <dd>{user.profile.name}</dd>
          <Text as="dt" size="s" tone="muted">
            <FormattedMessage id="shell.settings.email" defaultMessage="Email" description="Label in the settings" />
          </Text>
          <dd>
            <EmailText address={user.email} />
          </dd>
          <Text as="dt" size="s" tone="muted">
            <FormattedMessage id="shell.settings.credits" defaultMessage="Credits" description="Label in the settings" />
          </Text>
          <dd>{intl.formatNumber(user.credits)}</dd>
        </dl>
        {user.status === 'not_confirmed' ? <ConfirmAddress /> : null}
        <ButtonLink to={pathTo('profile')} variant="secondary" icon="pencil">
          <FormattedMessage id="shell.settings.profile" defaultMessage="Edit my profile" description="Link in the settings" />
        </ButtonLink>
        <AccountChanges />
      </Stack>
    </Card>
  );
});

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${token.space2} ${token.space4}`,
  alignItems: 'baseline',
  dd: { overflowWrap: 'anywhere' },
  // Beside their labels, addresses would be broken inside words.
  [media.narrow]: { gridTemplateColumns: '1fr', rowGap: 0, dd: { marginBlockEnd: token.space2 } },
});
