import { css } from '@emotion/react';
import type { ApiReply } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import type { Loadable } from '@rendezvous/shared/store';
import { Alert, Heading, LinkButton, Skeleton, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

type Terms = Loadable<ApiReply<'GET /api/regionterms.php'>>;

/** Terms of the order in the member's country; without them nothing can be ordered. */
export const OrderTerms = observer(({ terms }: { terms: Terms }) => (
  <section>
    <Heading level={2} size="s">
      <FormattedMessage id="credits.terms.title" defaultMessage="Terms of this order" description="Heading over the terms of an order" />
    </Heading>
    {terms.value ? <p css={text}>{terms.value.text}</p> : <Waiting terms={terms} />}
  </section>
));

const Waiting = observer(({ terms }: { terms: Terms }) => {
  const intl = useIntl();
  if (terms.error === undefined) return <Skeleton lines={4} />;
  return (
    <Alert
      tone="warning"
      action={
        <LinkButton onPress={() => void terms.load()}>
          <FormattedMessage
            id="credits.terms.retry"
            defaultMessage="Try again"
            description="Button when the terms of an order did not load"
          />
        </LinkButton>
      }
    >
      {describeError(intl, terms.error)}
    </Alert>
  );
});

const text = css({ marginBlockStart: token.space2, fontSize: token.fontSizeS, color: token.colorTextMuted, whiteSpace: 'pre-line' });
