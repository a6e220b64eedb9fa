import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

/** The content of a page; at least as tall as the window, so that the footer stays below it while the content loads. */
export const Main = ({ children }: { children: ReactNode }) => (
  <main id="content" tabIndex={-1} css={main}>
    {children}
  </main>
);

const main = css({ display: 'block', minHeight: '100vh', background: token.colorBackground });
