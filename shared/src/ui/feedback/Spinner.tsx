import { css, keyframes, type SerializedStyles } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { VisuallyHidden } from '../text/VisuallyHidden';

type SpinnerSize = 's' | 'm' | 'l';

interface SpinnerProps {
  size?: SpinnerSize | undefined;
  className?: string | undefined;
}

/** Spinner, labelled "Loading" for assistive technology. */
export function Spinner({ size = 'm', className }: SpinnerProps) {
  return (
    <span css={[ring, sizes[size]]} className={className}>
      <VisuallyHidden>
        <FormattedMessage
          id="shared.spinner.loading"
          defaultMessage="Loading"
          description="Read out in place of a turning ring while something loads"
        />
      </VisuallyHidden>
    </span>
  );
}

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });
const ring = css({
  display: 'inline-block',
  border: '0.15em solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${spin} 800ms linear infinite`,
});
const sizes: Record<SpinnerSize, SerializedStyles> = {
  s: css({ width: '1.25em', height: '1.25em' }),
  m: css({ width: '2rem', height: '2rem' }),
  l: css({ width: '3rem', height: '3rem' }),
};
