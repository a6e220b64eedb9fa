import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** The next step on the same page: scrolled to the top and focused, like a new page. */
export function Arrival({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} css={step}>
      {children}
    </div>
  );
}

const step = css({ outline: 'none', scrollMarginBlockStart: token.space4 });
