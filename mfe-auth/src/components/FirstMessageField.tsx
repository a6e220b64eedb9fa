import { FormTextArea } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';

/** Field for a first message; states that the free credits pay for it and that it is sent once the address is confirmed. */
export const FirstMessageField = observer(() => {
  const { message_length, message_credits, signup_credits } = useStore().settings.current;
  return (
    <FormTextArea
      name="signup_message"
      optional
      max={message_length}
      rows={3}
      label={
        <FormattedMessage
          id="auth.signup.message"
          defaultMessage="Your first message"
          description="Field of a sign-up that began at a member"
        />
      }
      description={
        <FormattedMessage
          id="auth.signup.messageHelp"
          defaultMessage="We’ll send it once you’ve confirmed your email. It costs {price, plural, one {# credit} other {# credits}}, and you get {free} free when you sign up."
          description="Help under the first message; price: credits of one message, free: credits given at sign-up"
          values={{ price: message_credits, free: signup_credits }}
        />
      }
    />
  );
});
