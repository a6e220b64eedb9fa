import { telephoneHref } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Card, Icon, Row, Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { CompanyLines } from '../footer/CompanyLines';
import { useCompany } from '../footer/useCompany';
import { screenTitles } from './screenTitles';
import { StaticPage } from './StaticPage';

/** Trade names of the company, if any. */
const TradeNames = observer(() => {
  const intl = useIntl();
  const names = useCompany()?.tradenames ?? [];
  if (names.length === 0) return null;
  return (
    <Text tone="muted">
      <FormattedMessage
        id="shell.service.tradenames"
        defaultMessage="{count, plural, one {Trade name: {names}} other {Trade names: {names}}}"
        description="Under name and address of the company; names: list of names it trades under, count: how many"
        values={{ count: names.length, names: intl.formatList(names) }}
      />
    </Text>
  );
});

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
