import { pathTo } from '@rendezvous/shared/contract';
import { FormCheckbox } from '@rendezvous/shared/forms';
import { defineMessages, FormattedMessage } from '@rendezvous/shared/intl';
import { Link } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

/** Errors of the two required consents; each names the missing consent, since the list of errors above the form shows only these texts. */
export const consentErrors = defineMessages({
  terms: {
    id: 'auth.consent.termsMissing',
    defaultMessage: 'You need to accept the terms and the privacy statement.',
    description: 'Error of the consent at sign-up to terms and privacy statement',
  },
  consent_sensitive: {
    id: 'auth.consent.sensitiveMissing',
    defaultMessage: 'You need to agree to how we use what you say about your sex life and sexual orientation.',
    description: 'Error of the consent at sign-up to the use of sensitive data',
  },
});

/** The three consents, each with a checkbox of its own: terms, sensitive data and, optionally, offers. */
export const ConsentFields = observer(() => {
  const { name: site } = useStore().settings.current;
  return (
    <Stack gap="s">
      <FormCheckbox name="terms">
        <FormattedMessage
          id="auth.consent.terms"
          defaultMessage="I am 18 or older and accept the <terms>terms</terms> and the <privacy>privacy statement</privacy>."
          description="Consent at sign-up; terms and privacy are links"
          values={{ terms: linkTo('pages-terms'), privacy: linkTo('pages-privacy') }}
        />
      </FormCheckbox>
      <FormCheckbox name="consent_sensitive">
        <FormattedMessage
          id="auth.consent.sensitive"
          defaultMessage="{site} may use what I say about my sex life and sexual orientation to show my profile to other members. I can withdraw this at any time."
          description="Consent at sign-up to the use of sensitive data; site: name of the site"
          values={{ site }}
        />
      </FormCheckbox>
      <FormCheckbox name="consent_offers">
        <FormattedMessage
          id="auth.consent.offers"
          defaultMessage="Send me offers by email (optional)."
          description="Consent at sign-up that may stay empty"
        />
      </FormCheckbox>
    </Stack>
  );
});

const linkTo = (route: 'pages-terms' | 'pages-privacy') => (chunks: ReactNode[]) => (
  <Link key={route} to={pathTo(route)} target="_blank">
    {chunks}
  </Link>
);
