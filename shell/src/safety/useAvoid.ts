import { pathTo } from '@rendezvous/shared/contract';
import { useLocation, useNavigate } from '@rendezvous/shared/router';
import { type SafetySubject, useSafety } from '@rendezvous/shared/safety';
import { useStore } from '@rendezvous/shared/store';

/** Where somebody goes who avoids the member whose page they are on; elsewhere they stay. */
function wayOut(path: string, { member, conversationId }: SafetySubject): string | null {
  if (conversationId !== undefined && path.includes(conversationId)) return pathTo('chats');
  return path.includes(member.id) ? pathTo('members') : null;
}

/** After a block or a report neither of the two is shown to the other: lists leave the member out, chats and likes are read again, their page is left. */
export function useAvoid(): (subject: SafetySubject) => void {
  const store = useStore();
  const safety = useSafety();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (subject) => {
    safety.avoid(subject.member.id);
    safety.stored();
    void store.read(['chats', 'likes']);
    const to = wayOut(pathname, subject);
    if (to !== null) void navigate(to);
  };
}
