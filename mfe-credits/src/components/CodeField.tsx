import { css } from '@emotion/react';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Button, TextField, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useCreditsStore } from '../stores/CreditsStore';

/** Field for a discount code, with its error next to it. */
export const CodeField = observer(() => {
  const intl = useIntl();
  const { orderCode } = useCreditsStore();
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void orderCode.applyEntered(text);
  };
  return (
    <form css={row} onSubmit={submit}>
      <TextField
        label={<FormattedMessage id="credits.code.label" defaultMessage="Discount code" description="Label of the code field" />}
        value={text}
        onChange={setText}
        autoComplete="off"
        error={orderCode.error === null ? undefined : describeError(intl, orderCode.error)}
        valid={orderCode.enteredCode !== null}
        optional
      />
      <Button type="submit" variant="secondary" busy={orderCode.isChecking} css={button}>
        <FormattedMessage id="credits.code.apply" defaultMessage="Apply" description="Button beside the code field" />
      </Button>
    </form>
  );
});

const row = css({ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'start', gap: token.space3 });
/** Aligns the button with the input, which is below a label and may have an error under it. */
const button = css({ marginBlockStart: `calc(${token.fontSizeS} * ${token.lineNormal} + ${token.space1})` });
