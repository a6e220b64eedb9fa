import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { LoginLink } from './LoginLink';
import { MemberLinks } from './MemberLinks';

/** On from a mailed link that has worked: into the site, or to log in on another device. */
export const OnwardLinks = observer(() => (useStore().session.isSignedIn ? <MemberLinks /> : <LoginLink />));
