import { FormattedMessage } from '@rendezvous/shared/intl';

/** Name of the page with safety advice, as a link says it. */
export const SafetyCentre = () => (
  <FormattedMessage id="shell.safety.centre" defaultMessage="Safety centre" description="Link to the page with safety advice" />
);
