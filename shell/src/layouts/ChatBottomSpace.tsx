import { useShownRoute } from '../routing/ShownRouteContext';
import { BottomBarSpace } from './BottomBarSpace';

/** The list of chats ends above the bottom bar; a conversation has no bottom bar. */
export const ChatBottomSpace = () => (useShownRoute()?.name === 'chats' ? <BottomBarSpace /> : null);
