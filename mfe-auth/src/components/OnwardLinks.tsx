import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { LoginLink } from './LoginLink';
import { MemberLinks } from './MemberLinks';

/** Continues after a mailed link has worked: into the site, or to the login on another device. */
export const OnwardLinks = observer(() => (useStore().session.isSignedIn ? <MemberLinks /> : <LoginLink />));
