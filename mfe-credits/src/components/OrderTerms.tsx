import { css } from '@emotion/react';
import type { ApiReply } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import type { Loadable } from '@rendezvous/shared/store';
import { Heading, Skeleton, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { LoadFailed } from './LoadFailed';

type Terms = Loadable<ApiReply<'GET /api/regionterms.php'>>;

/** Order terms for the member's country; without them nothing can be ordered. */
export const OrderTerms = observer(({ terms }: { terms: Terms }) => (
  <section>
    <Heading level={2} size="s">
      <FormattedMessage id="credits.terms.title" defaultMessage="Terms of this order" description="Heading over the terms of an order" />
    </Heading>
    {terms.value ? <p css={text}>{terms.value.text}</p> : <Waiting terms={terms} />}
  </section>
));

const Waiting = observer(({ terms }: { terms: Terms }) => (terms.error === undefined ? <Skeleton lines={4} /> : <LoadFailed of={terms} />));

const text = css({ marginBlockStart: token.space2, fontSize: token.fontSizeS, color: token.colorTextMuted, whiteSpace: 'pre-line' });
