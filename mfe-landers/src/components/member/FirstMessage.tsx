import { css } from '@emotion/react';
import { describeCode, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Button, TextArea, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useLanderMemberStore } from '../../stores/LanderMemberStore';
import { useSignupPrefetch } from '../useSignupPrefetch';

/** Form for a first message to the member; the sign-up takes over the text and states its price and when it is sent. */
export const FirstMessage = observer(({ onStart }: { onStart: () => void }) => {
  const intl = useIntl();
  const { message_length: maxLength } = useStore().settings.current;
  const { message, setMessage } = useLanderMemberStore();
  // Counted in code points, as on the server.
  const isTooLong = [...message.trim()].length > maxLength;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isTooLong) onStart();
  };
  return (
    <form css={card} onSubmit={submit} {...useSignupPrefetch()}>
      <TextArea
        label={<FormattedMessage id="landers.message.label" defaultMessage="Your first message" description="Field of a lander" />}
        description={
          <FormattedMessage
            id="landers.message.help"
            defaultMessage="We’ll send it once you’ve joined and confirmed your email."
            description="Help under the first message to a member"
          />
        }
        value={message}
        onChange={setMessage}
        max={maxLength}
        rows={4}
        error={isTooLong ? describeCode(intl, 'message_too_long', { limit: maxLength }) : undefined}
        optional
      />
      <Button type="submit" size="l" iconEnd="arrow-right" wide>
        <FormattedMessage id="landers.message.next" defaultMessage="Continue to sign-up" description="Button under the first message" />
      </Button>
    </form>
  );
});

const card = css({
  display: 'grid',
  gap: token.space4,
  padding: token.space4,
  borderRadius: token.radiusXl,
  background: token.colorSurface,
  boxShadow: token.shadow2,
});
