import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useLocation } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Button, Heading, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

interface SignupUnavailableProps {
  /** Loads the sign-up again. */
  onRetry: () => void;
}

/**
 * Replaces the sign-up when its scripts fail to load. Tells visitors that their choices are kept in the tab, and shows the URL for a later
 * attempt and the support email address. The link is a plain `a` because that reloads the page.
 */
export const SignupUnavailable = observer(({ onRetry }: SignupUnavailableProps) => {
  const { pathname } = useLocation();
  const { domain, support_email: email } = useStore().settings.current;
  return (
    <div role="alert" css={notice}>
      <Heading level={2} size="m">
        <FormattedMessage
          id="landers.unavailable.title"
          defaultMessage="The sign-up form won’t load right now"
          description="Heading in place of the sign-up of a lander whose scripts failed to load"
        />
      </Heading>
      <Text>
        <FormattedMessage
          id="landers.unavailable.text"
          defaultMessage="Nothing’s lost: what you chose stays in this tab. Try again in a moment, or come back later to this address:"
          description="Under the heading that the sign-up does not load; the address of the page follows"
        />
      </Text>
      <a href={pathname} css={address}>
        {domain + pathname}
      </a>
      <Button onPress={onRetry} wide>
        <FormattedMessage
          id="landers.unavailable.retry"
          defaultMessage="Try again"
          description="Button that loads the sign-up of a lander once more"
        />
      </Button>
      {email === '' ? null : (
        <Text size="s" tone="muted">
          <FormattedMessage
            id="landers.unavailable.help"
            defaultMessage="Still not loading after a while? Email us: <mail>{email}</mail>"
            description="Under the button Try again; email: e-mail address of the support, mail makes it a link"
            values={{
              email,
              mail: (chunks) => (
                <a key="mail" href={`mailto:${email}`}>
                  {chunks}
                </a>
              ),
            }}
          />
        </Text>
      )}
    </div>
  );
});

const notice = css({ display: 'grid', gap: token.space4, paddingBlock: token.space4 });
const address = css({ padding: `${token.space1} 0`, overflowWrap: 'anywhere' });
