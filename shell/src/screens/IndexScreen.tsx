import { pathTo } from '@rendezvous/shared/contract';
import { Navigate } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Page } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FrontMembers } from '../front/FrontMembers';
import { FrontPromises } from '../front/FrontPromises';
import { Hero } from '../front/Hero';

/** The visitors' front page; members are redirected to the members area (R-005). */
export const IndexScreen = observer(() => {
  const { session, settings } = useStore();
  // Checked on arrival only: when a visitor signs up here, the sign-up decides where they go.
  const [isMember] = useState(session.isSignedIn);
  if (isMember) return <Navigate to={pathTo('members')} replace />;
  return (
    <Page title={settings.current.index_title} hideTitle width="full">
      <Hero />
      <FrontMembers />
      <FrontPromises />
    </Page>
  );
});
