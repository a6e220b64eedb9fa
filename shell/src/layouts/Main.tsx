import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

/** The content of a page; its height is reserved before the content loads, so that the footer never shifts. */
export const Main = ({ children }: { children: ReactNode }) => (
  <main id="content" tabIndex={-1} css={main}>
    {children}
  </main>
);

const main = css({ display: 'block', minHeight: '100vh', background: token.colorBackground });
