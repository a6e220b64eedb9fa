import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Heading, Icon, Stack, token, type IconName } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useSignupStore } from '../stores/SignupStore';

/** What the site promises new members; each promise is shown only on domains that keep it. */
export const Promises = observer(() => {
  const { index_title, signup_credits, fictional_warning, fictional_plural } = useStore().settings.current;
  const { isClosed } = useSignupStore();
  return (
    <div css={panel}>
      <Stack gap="2xl" css={content}>
        <Heading level={2} size="hero">
          {index_title}
        </Heading>
        <Stack as="ul" gap="l">
          {isClosed ? null : (
            <PromiseLine icon="coins">
              <FormattedMessage
                id="auth.promise.credits"
                defaultMessage="Start with {credits, plural, one {# free credit} other {# free credits}}. No subscription."
                description="Beside the sign-up form; credits: number given at sign-up"
                values={{ credits: signup_credits }}
              />
            </PromiseLine>
          )}
          <PromiseLine icon="lock">
            <FormattedMessage
              id="auth.promise.private"
              defaultMessage="Your email and date of birth stay private."
              description="Beside the sign-up form"
            />
          </PromiseLine>
          {fictional_warning === '' ? null : (
            <PromiseLine icon="shield">
              <FormattedMessage
                id="auth.promise.labels"
                defaultMessage="We always label {profiles} clearly."
                description="Beside the sign-up form; profiles: the words of this site for fictional profiles"
                values={{ profiles: fictional_plural }}
              />
            </PromiseLine>
          )}
        </Stack>
      </Stack>
    </div>
  );
});

const PromiseLine = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li css={promiseRow}>
    <span css={disc}>
      <Icon name={icon} size={22} />
    </span>
    <span>{children}</span>
  </li>
);

const panel = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  padding: token.space7,
  color: token.colorOnPrimary,
  background: `linear-gradient(155deg, ${token.colorPrimary}, ${token.colorUnreadMessages})`,
  '&::before, &::after': { content: '""', position: 'absolute', borderRadius: '50%', background: token.colorOnPrimary, opacity: 0.08 },
  '&::before': { width: '34rem', aspectRatio: '1', top: '-12rem', insetInlineEnd: '-10rem' },
  '&::after': { width: '24rem', aspectRatio: '1', bottom: '-9rem', insetInlineStart: '-7rem' },
});
const content = css({ position: 'relative', maxWidth: '28rem', marginInline: 'auto' });
const promiseRow = css({ display: 'flex', alignItems: 'center', gap: token.space4, fontSize: token.fontSizeL });
const disc = css({
  position: 'relative',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '50%',
  border: '1px solid currentColor',
});
