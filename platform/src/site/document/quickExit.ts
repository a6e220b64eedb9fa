import { createHash } from 'node:crypto';
import { QUICK_EXIT_ATTRIBUTE, QUICK_EXIT_EVENT, QUICK_EXIT_KEY } from '@rendezvous/shared/contract';

/** Maximum interval in ms between the two presses of a double press. */
const DOUBLE_PRESS_MS = 500;

/**
 * The quick exit, part of the document so that it works from the first byte, before the shell has loaded or even if it never does.
 *
 * Following the link, or pressing Escape twice, empties the page and replaces it with a neutral page, without a Referer. A page can replace
 * only its own history entry, so the exit is recorded for the tab: if Back leads to an earlier entry, its document leaves again before
 * anything else in it is parsed. Opening the site on purpose, by URL or link, removes the record. A page in the back/forward cache would
 * show for a moment, so the exit sends it a message, which evicts it from that cache.
 */
export const QUICK_EXIT_SCRIPT = `{
  const attempt = (access) => {
    try {
      return access();
    } catch {}
  };
  const leave = (url) => {
    stop();
    const policy = document.createElement('meta');
    policy.name = 'referrer';
    policy.content = 'no-referrer';
    document.head.append(policy);
    location.replace(url);
    document.documentElement.replaceChildren();
  };
  const leaveAgain = () => {
    const url = attempt(() => sessionStorage.getItem('${QUICK_EXIT_KEY}'));
    if (url) leave(url);
  };
  if (performance.getEntriesByType('navigation')[0]?.type === 'navigate') attempt(() => sessionStorage.removeItem('${QUICK_EXIT_KEY}'));
  else leaveAgain();
  addEventListener('pageshow', ({ persisted }) => persisted && leaveAgain());
  const channel = attempt(() => new BroadcastChannel('${QUICK_EXIT_KEY}'));
  if (channel) channel.onmessage = () => {};

  let hasLeft = false;
  const exit = (event, link) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    hasLeft = true;
    attempt(() => sessionStorage.setItem('${QUICK_EXIT_KEY}', link.href));
    channel?.postMessage('');
    dispatchEvent(new Event('${QUICK_EXIT_EVENT}'));
    leave(link.href);
  };
  addEventListener('click', (event) => {
    const link = event.target.closest?.('[${QUICK_EXIT_ATTRIBUTE}]');
    if (link) exit(event, link);
  }, true);

  let lastPress = -Infinity;
  addEventListener('keydown', (event) => {
    const { key, repeat, isComposing, timeStamp } = event;
    if (hasLeft) event.preventDefault();
    if (hasLeft || repeat || isComposing) return;
    const isDoublePress = key === 'Escape' && timeStamp - lastPress <= ${DOUBLE_PRESS_MS};
    lastPress = key === 'Escape' ? timeStamp : -Infinity;
    const link = isDoublePress && document.querySelector('[${QUICK_EXIT_ATTRIBUTE}]');
    if (link) exit(event, link);
  }, true);
}`.replaceAll(/\n\s*/g, '');

/** Source expression for the script in the document's policy. */
export const QUICK_EXIT_SOURCE = `'sha256-${createHash('sha256').update(QUICK_EXIT_SCRIPT).digest('base64')}'`;
