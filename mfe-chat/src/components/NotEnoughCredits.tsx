import { css } from '@emotion/react';
import { pathTo, RESUME_PATH_KEY } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useLocation } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Alert, ButtonLink, token } from '@rendezvous/shared/ui';

/** States that credits are missing, and links to the page that sells them; the purchase leads back to the draft. */
export function NotEnoughCredits() {
  const { services } = useStore();
  const { pathname } = useLocation();
  return (
    <Alert
      tone="warning"
      icon="coins"
      css={notice}
      action={
        <ButtonLink to={pathTo('credits')} size="s" onPress={() => services.session.set(RESUME_PATH_KEY, pathname)}>
          <FormattedMessage id="chat.credits.buy" defaultMessage="Buy credits" description="Button when credits are missing" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="chat.credits.missing"
        defaultMessage="You do not have enough credits to send this message"
        description="Over the message field; the text stays in it"
      />
    </Alert>
  );
}

const notice = css({ margin: token.space3, marginBlockEnd: 0 });
