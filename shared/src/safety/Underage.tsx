import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { EmptyState } from '@rendezvous/shared/ui';
import { useEffect, useRef } from 'react';

/** Replaces the date of birth question once the server has rejected a minor: kind, and without a way to correct it. */
export function Underage() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} tabIndex={-1} css={outcome}>
      <EmptyState
        icon="heart"
        title={
          <FormattedMessage
            id="shared.underage.title"
            defaultMessage="You can join when you are 18"
            description="Heading in place of the sign-up, for a visitor who is under 18"
          />
        }
      >
        <FormattedMessage
          id="shared.underage.text"
          defaultMessage="This site is for adults only. You are welcome here once you are 18."
          description="Kind refusal of a visitor who is under 18"
        />
      </EmptyState>
    </div>
  );
}

const outcome = css({ outline: 'none' });
