import { css } from '@emotion/react';
import { pathTo, signupGate } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { ButtonLink, Heading, media, Row, Stack, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { HeroPicture } from './HeroPicture';

/** Introduces the site in the words of its settings, with the buttons to sign up, where that is possible, and to log in. */
export const Hero = observer(() => {
  const { index_title: title, description, niche, signups } = useStore().settings.current;
  const isClosed = signupGate(signups, undefined) === 'signups_closed';
  return (
    <section css={hero}>
      <Stack gap="xl" css={intro}>
        <Heading level={2} size="hero">
          {title}
        </Heading>
        <Text size="l" tone="muted">
          {description}
        </Text>
        <Row gap="m">
          {isClosed ? null : (
            <ButtonLink to={pathTo('signup')} size="l" icon="heart">
              <FormattedMessage id="shell.front.signup" defaultMessage="Sign up for free" description="Main button of the front page" />
            </ButtonLink>
          )}
          <ButtonLink to={pathTo('login')} size="l" variant={isClosed ? 'primary' : 'secondary'}>
            <FormattedMessage id="shell.front.login" defaultMessage="Log in" description="Second button of the front page" />
          </ButtonLink>
        </Row>
        <Text size="s" tone="muted">
          <FormattedMessage
            id="shell.front.no_subscription"
            defaultMessage="No subscription: you only pay for the messages you send."
            description="Under the buttons of the front page"
          />
        </Text>
      </Stack>
      <HeroPicture niche={niche} />
    </section>
  );
});

const hero = css({
  display: 'grid',
  gap: token.space6,
  alignItems: 'center',
  width: '100%',
  maxWidth: token.sizeContent,
  marginInline: 'auto',
  padding: `${token.space5} ${token.space4}`,
  [media.md]: { gridTemplateColumns: '1fr 1fr', gap: token.space7, padding: `${token.space8} ${token.space5}` },
});
const intro = css({ order: 1, [media.md]: { order: 0 } });
