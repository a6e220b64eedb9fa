import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { hiddenStyle } from '../text/VisuallyHidden';
import { token } from '../theme/token';
import { FieldMessages } from './FieldMessages';

interface FieldProps {
  /** Id of the control. */
  id: string;
  label: ReactNode;
  hideLabel?: boolean | undefined;
  description?: ReactNode | undefined;
  error?: ReactNode | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
  /** Content beside the messages, for example a counter. */
  aside?: ReactNode | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** The frame of a control: label above, messages below. */
export function Field({ id, label, hideLabel, description, error, optional, aside, children, className }: FieldProps) {
  return (
    <div css={field} className={className}>
      <label htmlFor={id} css={hideLabel ? hiddenStyle : labelStyle}>
        {optional ? <OptionalLabel label={label} /> : label}
      </label>
      {children}
      <FieldMessages id={id} description={description} error={error} aside={aside} />
    </div>
  );
}

const OptionalLabel = ({ label }: { label: ReactNode }) => (
  <FormattedMessage
    id="shared.field.optional"
    defaultMessage="{label} <muted>(optional)</muted>"
    description="Label of a field that may stay empty; muted makes the words paler"
    values={{ label, muted: (words) => <span css={mutedStyle}>{words}</span> }}
  />
);

const field = css({ display: 'grid', gap: token.space1, minWidth: 0, alignContent: 'start' });
const labelStyle = css({ fontWeight: token.weightMedium, fontSize: token.fontSizeS });
const mutedStyle = css({ fontWeight: token.weightNormal, color: token.colorTextMuted });
