import { pathTo } from '@rendezvous/shared/contract';
import { useLocation, useNavigate } from '@rendezvous/shared/router';
import { type SafetySubject, useSafety } from '@rendezvous/shared/safety';
import { useStore } from '@rendezvous/shared/store';

/** Where to go after avoiding the member whose page is open; elsewhere the user stays. */
function wayOut(path: string, { member, conversationId }: SafetySubject): string | null {
  if (conversationId !== undefined && path.includes(conversationId)) return pathTo('chats');
  return path.includes(member.id) ? pathTo('members') : null;
}

/**
 * After a block or a report the two members are hidden from each other: lists drop the member, chats and likes are refreshed, and their page is left
 * (R-259, R-260).
 */
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
