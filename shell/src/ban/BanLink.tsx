import * as selfExclusion from '@rendezvous/shared/calls/selfExclusion';
import { request } from '@rendezvous/shared/calls/request';
import { pathTo } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Button, ButtonLink, EmptyState, ErrorState } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { BanConfirmation } from './BanConfirmation';

type Outcome = { ends: number | null } | ApiError | null;

/** Landing page of the link in the access ban email: the ban starts when its button is pressed, not when the link is opened. */
export const BanLink = ({ token }: { token: string }) => {
  const intl = useIntl();
  const { http, session } = useStore();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const confirmBan = async (): Promise<void> => {
    setBusy(true);
    const reply = await request(http, selfExclusion.confirmExclusion, { token }).catch(ApiError.of);
    // The ban ends every session of the account; this browser may hold one of them.
    if (!(reply instanceof ApiError) && session.isSignedIn) await session.refresh().catch(() => undefined);
    setOutcome(reply);
    setBusy(false);
  };
  if (outcome === null) return <BanQuestion onConfirm={() => void confirmBan()} busy={isBusy} />;
  if (!(outcome instanceof ApiError)) return <BanConfirmation ends={outcome.ends} />;
  const message = describeError(intl, outcome);
  if (outcome.isRefusal) return <EmptyState icon="clock" title={message} action={<AboutLink />} />;
  return (
    <ErrorState onRetry={() => void confirmBan()} busy={isBusy}>
      {message}
    </ErrorState>
  );
};

const BanQuestion = ({ onConfirm, busy }: { onConfirm: () => void; busy: boolean }) => (
  <EmptyState
    icon="lock"
    title={
      <FormattedMessage
        id="shell.ban.question"
        defaultMessage="Start your self-exclusion?"
        description="Heading of the page behind the link of the mail about an access ban"
      />
    }
    action={
      <Button onPress={onConfirm} busy={busy}>
        <FormattedMessage
          id="shell.ban.confirm"
          defaultMessage="Start self-exclusion"
          description="Button of the page behind the link of the mail about an access ban"
        />
      </Button>
    }
  >
    <FormattedMessage
      id="shell.ban.text"
      defaultMessage="Once your self-exclusion starts, nobody can log in or sign up with this email address for as long as you chose. You can’t end it early."
      description="Of the page behind the link of the mail about an access ban"
    />
  </EmptyState>
);

const AboutLink = () => (
  <ButtonLink to={pathTo('pages-ban')}>
    <FormattedMessage
      id="shell.ban.about"
      defaultMessage="About self-exclusion"
      description="Link where the link of the mail about an access ban does not work any more"
    />
  </ButtonLink>
);
