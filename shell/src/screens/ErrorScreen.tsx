import { css } from '@emotion/react';
import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink, Page, Text, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { errorTitles } from './errorTitles';

const NOT_FOUND = 404;
const DEFAULT_STATUS = 500;

interface ErrorScreenProps {
  status?: number;
  message?: ReactNode;
}

/** The error page, with a message, the status and, for a page that does not exist, a link to the home page. */
export const ErrorScreen = ({ status = DEFAULT_STATUS, message }: ErrorScreenProps) => (
  <Page title={message ?? <DefaultMessage status={status} />} width="narrow">
    <Text size="l" tone="muted">
      <FormattedMessage
        id="shell.error.status"
        defaultMessage="Error code {status}"
        description="Error page; status: number such as 404"
        values={{ status: <span css={statusNumber}>{status}</span> }}
      />
    </Text>
    {status === NOT_FOUND ? (
      <ButtonLink to={pathTo('index')} icon="home">
        <FormattedMessage
          id="shell.error.home"
          defaultMessage="Back to the home page"
          description="Link on the page for an address that does not exist"
        />
      </ButtonLink>
    ) : null}
  </Page>
);

const DefaultMessage = ({ status }: { status: number }) => (
  <FormattedMessage {...(status === NOT_FOUND ? errorTitles.notFound : errorTitles.other)} />
);

const statusNumber = css({ fontVariantNumeric: 'tabular-nums', fontWeight: token.weightBold });
