import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Alert, LinkButton, token } from '@rendezvous/shared/ui';
import { useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormLabels } from './FormLabels';
import { useFieldErrorText } from './useFieldErrorText';

const getMessage = (error: { message?: unknown } | undefined): string | undefined =>
  typeof error?.message === 'string' ? error.message : undefined;

/** Lists the invalid fields after a submission with several errors; pressing a name focuses the field. */
export function FormSummary() {
  const { formState, setFocus } = useFormContext();
  const labels = useContext(FormLabels);
  const getText = useFieldErrorText();
  const errors = Object.entries(formState.errors);
  if (formState.submitCount === 0 || formState.isSubmitting || errors.length < 2) return null;
  return (
    <Alert
      tone="danger"
      title={
        <FormattedMessage
          id="shared.form.summary"
          defaultMessage="{count, plural, one {Check # field:} other {Check # fields:}}"
          description="Heading above a form that was sent with errors, before the list of field names; count is their number, 2 or more"
          values={{ count: errors.length }}
        />
      }
    >
      <ul css={list} role="list">
        {errors.map(([name, error]) => (
          <li key={name}>
            <LinkButton onPress={() => setFocus(name)}>{labels.get(name) ?? getText(getMessage(error))}</LinkButton>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const list = css({ display: 'flex', flexWrap: 'wrap', gap: `${token.space1} ${token.space4}` });
