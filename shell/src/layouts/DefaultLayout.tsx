import type { ReactNode } from 'react';
import { Alerts } from '../alerts/Alerts';
import { OfflineBanner } from '../banners/OfflineBanner';
import { TimeBonusBanner } from '../banners/TimeBonusBanner';
import { Disclaimer } from '../footer/Disclaimer';
import { Footer } from '../footer/Footer';
import { UsFooter } from '../footer/UsFooter';
import { TopNavigation } from '../navigation/TopNavigation';
import { LayoutOverlays } from '../overlays/LayoutOverlays';
import { BottomBarSpace } from './BottomBarSpace';
import { Main } from './Main';
import { SkipLink } from './SkipLink';

/** Navigation, banners, footer, disclaimer, entry warning and sign-up modal. */
export const DefaultLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <TopNavigation />
    <OfflineBanner />
    <TimeBonusBanner />
    <Alerts />
    <Main>{children}</Main>
    <Footer />
    <Disclaimer />
    <UsFooter />
    <BottomBarSpace />
    <LayoutOverlays layout="Default" />
  </>
);
