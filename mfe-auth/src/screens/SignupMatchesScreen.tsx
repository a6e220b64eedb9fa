import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink, Page, Row } from '@rendezvous/shared/ui';
import { useEffect } from 'react';
import { MatchList } from '../components/MatchList';
import { useMatchesStore } from '../stores/MatchesStore';

/** Suggests matching members right after sign-up. */
export const SignupMatchesScreen = () => {
  const { load } = useMatchesStore();
  useEffect(() => {
    void load();
  }, [load]);
  return (
    <Page
      placesAlerts
      title={
        <FormattedMessage id="auth.matches.title" defaultMessage="People you might like" description="Title of the page after sign-up" />
      }
      lead={
        <FormattedMessage
          id="auth.matches.lead"
          defaultMessage="A first look, based on what you told us. See someone you like? Tap the heart."
          description="Under the title of the page after sign-up"
        />
      }
      actions={<ContinueLink />}
    >
      <MatchList />
      <Row justify="end">
        <ContinueLink />
      </Row>
    </Page>
  );
};

const ContinueLink = () => (
  <ButtonLink to={pathTo('complete-signup')} iconEnd="forward">
    <FormattedMessage
      id="auth.matches.continue"
      defaultMessage="Continue"
      description="Link from the first look around to completing the profile"
    />
  </ButtonLink>
);
