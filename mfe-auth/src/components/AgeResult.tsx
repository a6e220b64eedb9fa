import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink } from '@rendezvous/shared/ui';
import { useEffect } from 'react';
import { ageActions } from '../stores/ageActions';
import { useLinkStore } from '../stores/useLinkStore';
import { AgeChecked } from './AgeChecked';
import { LinkSteps } from './LinkSteps';

/** Landing page after the provider's check: submits the result without a click, since the member has just confirmed it there. */
export function AgeResult({ token }: { token: string }) {
  const link = useLinkStore(token, ageActions.finish);
  useEffect(() => void link.use(), [link]);
  return (
    <LinkSteps
      link={link}
      icon="shield"
      title={
        <FormattedMessage id="auth.age.back" defaultMessage="One moment" description="Heading while the answer of the age check is read" />
      }
      text={
        <FormattedMessage
          id="auth.age.backText"
          defaultMessage="Getting your result…"
          description="While the answer of the age check is read"
        />
      }
      button={
        <FormattedMessage id="auth.age.take" defaultMessage="Continue" description="Button while the answer of the age check is read" />
      }
      successContent={<AgeChecked />}
      fallbackAction={
        <ButtonLink to={pathTo('age-check')}>
          <FormattedMessage id="auth.age.again" defaultMessage="Check again" description="Link after an age check was not passed" />
        </ButtonLink>
      }
    />
  );
}
