import { telephoneHref } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Card, Icon, Row, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { CompanyLines } from '../footer/CompanyLines';
import { screenTitles } from './screenTitles';
import { StaticPage } from './StaticPage';
import { TradeNames } from './TradeNames';

/** How to reach customer service. */
export const ServiceScreen = observer(() => {
  const { support_email: email, support_phone: phone } = useStore().settings.current;
  return (
    <StaticPage token="service" title={<FormattedMessage {...screenTitles['pages-service']} />}>
      <Card>
        <Stack>
          <Row>
            <Icon name="mail" />
            <a href={`mailto:${email}`}>{email}</a>
          </Row>
          <Row>
            <Icon name="help" />
            <a href={telephoneHref(phone)}>{phone}</a>
          </Row>
          <CompanyLines />
          <TradeNames />
        </Stack>
      </Card>
    </StaticPage>
  );
});
