import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Alert, LinkButton, token } from '@rendezvous/shared/ui';
import { useFormContext } from 'react-hook-form';
import { useFieldErrorText } from './useFieldErrorText';

/** After a submit with several errors: what is wrong, each line leading to its field. */
export function FormSummary() {
  const { formState, setFocus } = useFormContext();
  const textOf = useFieldErrorText();
  const errors = Object.entries(formState.errors);
  if (formState.submitCount === 0 || formState.isSubmitting || errors.length < 2) return null;
  return (
    <Alert
      tone="danger"
      title={
        <FormattedMessage
          id="shared.form.summary"
          defaultMessage="{count, plural, one {Please check # field:} other {Please check # fields:}}"
          description="Heading above a form that was sent with errors, before the list of errors; count is their number, 2 or more"
          values={{ count: errors.length }}
        />
      }
    >
      <ul css={list}>
        {errors.map(([name, error]) => (
          <li key={name}>
            <LinkButton onPress={() => setFocus(name)}>{textOf(typeof error?.message === 'string' ? error.message : undefined)}</LinkButton>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const list = css({ paddingInlineStart: token.space4 });
