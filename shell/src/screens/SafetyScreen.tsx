import { pathToComplaint } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink, Row } from '@rendezvous/shared/ui';
import { EmergencyNumbers } from '../safety/EmergencyNumbers';
import { screenTitles } from './screenTitles';
import { StaticPage } from './StaticPage';

/** Safety centre: advice, emergency numbers, and a link for reporting abuse without an account. */
export const SafetyScreen = () => (
  <StaticPage token="safety" title={<FormattedMessage {...screenTitles['pages-safety']} />} afterFirstSection={<EmergencyNumbers />}>
    <Row>
      <ButtonLink to={pathToComplaint('content')} icon="report">
        <FormattedMessage
          id="shell.safety.abuse"
          defaultMessage="Report abuse"
          description="Link from the safety centre to the complaint form"
        />
      </ButtonLink>
    </Row>
  </StaticPage>
);
