import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useCompany } from '../footer/useCompany';

/** Trade names of the company, if any. */
export const TradeNames = observer(() => {
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
