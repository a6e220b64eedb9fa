import { css } from '@emotion/react';
import type { StoredMethod } from '@rendezvous/shared/contract';
import { FormattedMessage, formatDay, useIntl } from '@rendezvous/shared/intl';
import { IconButton, Text, token } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { MethodMark } from './MethodMark';
import { methodName } from './methodName';
import { RemoveMethod } from './RemoveMethod';

interface StoredMethodRowProps {
  method: StoredMethod;
  as?: 'li' | 'div';
}

/** A stored card or mandate, with a button that removes or revokes it. */
export function StoredMethodRow({ method, as: Element = 'div' }: StoredMethodRowProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const name = `${methodName(intl, method.method)} ${method.label}`;
  const removeLabel = intl.formatMessage(
    {
      id: 'credits.methods.remove',
      defaultMessage: '{kind, select, sepa {Revoke the mandate: {name}} other {Remove {name}}}',
      description:
        'Button beside a stored payment method, read out; name: for example Visa •••• 4242; kind: sepa is a direct debit mandate',
    },
    { kind: method.method, name },
  );
  return (
    <Element css={row}>
      <MethodMark method={method.method} />
      <div css={textColumn}>
        <strong>{name}</strong>
        <Text size="s" tone="muted">
          <Validity method={method} />
        </Text>
      </div>
      <IconButton icon="trash" label={removeLabel} onPress={() => setOpen(true)} />
      <RemoveMethod method={method} name={name} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Element>
  );
}

function Validity({ method: { created, expires } }: { method: StoredMethod }) {
  const intl = useIntl();
  return expires === null ? (
    <FormattedMessage
      id="credits.methods.signed"
      defaultMessage="Signed on {date}"
      description="Under a direct debit mandate"
      values={{ date: formatDay(intl, created) }}
    />
  ) : (
    <FormattedMessage
      id="credits.methods.valid"
      defaultMessage="Valid until {date}"
      description="Under a stored card; date: month and year"
      values={{ date: intl.formatDate(expires * 1000, { month: 'long', year: 'numeric', timeZone: 'UTC' }) }}
    />
  );
}

const row = css({ display: 'flex', alignItems: 'center', gap: token.space3 });
const textColumn = css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
