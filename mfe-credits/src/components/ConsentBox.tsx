import { FormattedMessage } from '@rendezvous/shared/intl';
import { Checkbox } from '@rendezvous/shared/ui';
import type { Consent } from './useConsent';

/** Without this consent nothing can be ordered. */
export const ConsentBox = ({ consent }: { consent: Consent }) => (
  <Checkbox ref={consent.ref} checked={consent.isGiven} onChange={consent.give} error={consent.isMissing ? <ConsentNeeded /> : undefined}>
    <FormattedMessage
      id="credits.consent"
      defaultMessage="Start at once; I know how unused credits are refunded"
      description="Box to tick before paying"
    />
  </Checkbox>
);

const ConsentNeeded = () => (
  <FormattedMessage
    id="credits.consent.needed"
    defaultMessage="Tick this box to continue"
    description="Under the box that was not ticked"
  />
);
