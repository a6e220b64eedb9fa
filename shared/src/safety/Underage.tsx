import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { EmptyState } from '@rendezvous/shared/ui';
import { useEffect, useRef } from 'react';

/** Tells a minor that the site is only for adults; offers no way to change the date of birth. */
export function Underage() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={container} tabIndex={-1} css={noOutlineStyle}>
      <EmptyState
        icon="heart"
        title={
          <FormattedMessage
            id="shared.underage.title"
            defaultMessage="You can join when you’re 18"
            description="Heading in place of the sign-up, for a visitor who is under 18"
          />
        }
      >
        <FormattedMessage
          id="shared.underage.text"
          defaultMessage="This site is for adults only. You’re welcome here once you’re 18."
          description="Kind refusal of a visitor who is under 18"
        />
      </EmptyState>
    </div>
  );
}

const noOutlineStyle = css({ outline: 'none' });
