import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { AlertsContext, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { MemberAlerts } from '../alerts/MemberAlerts';
import { OfflineBanner } from '../banners/OfflineBanner';
import { TimeBonusBanner } from '../banners/TimeBonusBanner';
import { QuickExit } from '../exit/QuickExit';
import { Disclaimer } from '../footer/Disclaimer';
import { Footer } from '../footer/Footer';
import { useCompany } from '../footer/useCompany';
import { TopNavigation } from '../navigation/TopNavigation';
import { LayoutOverlays } from '../overlays/LayoutOverlays';
import { BottomBarSpace } from './BottomBarSpace';
import { Main } from './Main';
import { SkipLink } from './SkipLink';

/** Statement for visitors from the United States, in English only. */
export const UsFooter = observer(() => {
  const { settings, locale } = useStore();
  const company = useCompany();
  if (locale.current !== 'en' || !settings.current.us_footer || company === null) return null;
  return (
    <div css={box}>
      <Text size="xs" tone="muted">
        <FormattedMessage
          id="shell.us_footer"
          defaultMessage="This site is for adults aged 18 or older. All persons shown on it were 18 years of age or older when the photos were taken. Records required by 18 U.S.C. 2257 are kept by {company}, {address}, {city}."
          description="English only; company, address, city: of the company that keeps the records"
          values={{ company: company.name, address: company.address, city: company.city }}
        />
      </Text>
    </div>
  );
});

const box = css({ padding: `0 ${token.space4} ${token.space5}`, background: token.colorSurfaceSunken, textAlign: 'center' });

const memberAlerts = <MemberAlerts />;

/** Layout with quick exit, navigation, banners, alerts, footer, disclaimer and modals. */
export const DefaultLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <QuickExit />
    <TopNavigation />
    <OfflineBanner />
    <TimeBonusBanner />
    <AlertsContext value={memberAlerts}>
      <Main>{children}</Main>
    </AlertsContext>
    <Footer>
      <Disclaimer />
      <UsFooter />
    </Footer>
    <BottomBarSpace />
    <LayoutOverlays layout="Default" />
  </>
);
