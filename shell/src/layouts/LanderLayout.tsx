import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { Disclaimer } from '../footer/Disclaimer';
import { Footer } from '../footer/Footer';
import { HomeLink } from '../navigation/HomeLink';
import { LayoutOverlays } from '../overlays/LayoutOverlays';
import { Main } from './Main';

/** A logo, the campaign, footer and disclaimer. */
export const LanderLayout = ({ children }: { children: ReactNode }) => (
  <>
    <header css={bar}>
      <HomeLink />
    </header>
    <Main>{children}</Main>
    <Footer />
    <Disclaimer />
    <LayoutOverlays layout="Lander" />
  </>
);

const bar = css({
  display: 'flex',
  justifyContent: 'center',
  padding: token.space2,
  background: token.colorSurface,
  borderBlockEnd: `1px solid ${token.colorBorder}`,
});
