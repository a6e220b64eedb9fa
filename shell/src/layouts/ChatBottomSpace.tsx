import { useShownRoute } from '../routing/ShownRouteContext';
import { BottomBarSpace } from './BottomBarSpace';

/** The chat list ends above the bottom bar; a conversation has no bottom bar. */
export const ChatBottomSpace = () => (useShownRoute()?.name === 'chats' ? <BottomBarSpace /> : null);
