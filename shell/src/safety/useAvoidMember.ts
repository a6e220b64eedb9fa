import { pathTo } from '@rendezvous/shared/contract';
import { useLocation, useNavigate } from '@rendezvous/shared/router';
import { type SafetySubject, useSafety } from '@rendezvous/shared/safety';
import { useStore } from '@rendezvous/shared/store';

/** Returns the path to go to if the open page is about the avoided member; null elsewhere, where the user stays. */
function getExitPath(path: string, { member, conversationId }: SafetySubject): string | null {
  if (conversationId !== undefined && path.includes(conversationId)) return pathTo('chats');
  return path.includes(member.id) ? pathTo('members') : null;
}

/**
 * Returns a callback to run after a block or a report, which both hide the two members from each other: it removes the member from lists,
 * refreshes chats and likes, and leaves the member's page.
 */
export function useAvoidMember(): (subject: SafetySubject) => void {
  const store = useStore();
  const safety = useSafety();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (subject) => {
    safety.avoid(subject.member.id);
    safety.countStoredChange();
    void store.read(['chats', 'likes']);
    const to = getExitPath(pathname, subject);
    if (to !== null) void navigate(to);
  };
}
