import { FormattedMessage } from '@rendezvous/shared/intl';

/** Name of the safety advice page, as link text. */
export const SafetyCentreText = () => (
  <FormattedMessage id="shell.safety.centre" defaultMessage="Safety centre" description="Link to the page with safety advice" />
);
