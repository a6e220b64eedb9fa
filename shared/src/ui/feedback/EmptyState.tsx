import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { IconName } from '../icons/icons';
import { Icon } from '../icons/Icon';
import { Heading } from '../text/Heading';
import { Text } from '../text/Text';
import { token } from '../theme/token';

interface EmptyStateProps {
  icon: IconName;
  title: ReactNode;
  children?: ReactNode | undefined;
  /** A button or link for the next step. */
  action?: ReactNode | undefined;
}

/** Message with icon, title and next step, for example in place of an empty list. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div css={container}>
      <span css={iconDisc}>
        <Icon name={icon} size={36} />
      </span>
      <Heading level={2}>{title}</Heading>
      {children === undefined ? null : (
        <Text as="div" tone="muted">
          {children}
        </Text>
      )}
      {action}
    </div>
  );
}

const container = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: token.space4,
  maxWidth: '28rem',
  marginInline: 'auto',
  padding: `${token.space7} ${token.space4}`,
  textAlign: 'center',
});
const iconDisc = css({
  display: 'grid',
  placeItems: 'center',
  width: '5.5rem',
  height: '5.5rem',
  borderRadius: '50%',
  background: token.colorAccentSoft,
  color: token.colorOnAccentSoft,
});
