import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { token } from '../theme/token';
import { hasContent } from './fieldAria';

interface FieldMessagesProps {
  id: string;
  description?: ReactNode | undefined;
  error?: ReactNode | undefined;
  aside?: ReactNode | undefined;
}

/** Help and error of a control, referenced by its `aria-describedby`. */
export function FieldMessages({ id, description, error, aside }: FieldMessagesProps) {
  if (!hasContent(description) && !hasContent(error) && !hasContent(aside)) return null;
  return (
    <div css={messageRow}>
      <div css={messageColumn}>
        {hasContent(error) ? (
          <p id={`${id}-error`} css={errorStyle}>
            <Icon name="alert" size="1.15em" />
            <span>{error}</span>
          </p>
        ) : null}
        {hasContent(description) ? (
          <p id={`${id}-help`} css={helpStyle}>
            {description}
          </p>
        ) : null}
      </div>
      {aside}
    </div>
  );
}

const messageRow = css({ display: 'flex', gap: token.space3, justifyContent: 'space-between', fontSize: token.fontSizeS });
const messageColumn = css({ display: 'grid', gap: token.space1, minWidth: 0 });
const helpStyle = css({ color: token.colorTextMuted });
const errorStyle = css({
  display: 'flex',
  gap: token.space1,
  color: token.colorDangerText,
  fontWeight: token.weightMedium,
  svg: { marginBlockStart: '0.2em' },
});
