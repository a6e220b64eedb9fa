import { isPageAddress } from './isPageAddress';
import { isPath } from './isPath';
import type { PageMessage } from './PageMessage';
import type { WorkerNotification, WorkerScope, WorkerWindow } from './WorkerScope';

/** A push message as the api wrote it; contains only what may be shown on the screen. */
interface Notice {
  title: string;
  body: string;
  /** Path that a tap opens. */
  url: string;
  /** A newer message replaces an older one with the same topic. */
  topic: string;
}

/** Reads the message of a push event; undefined when there is no message, or it does not have our format. */
function parseNotice(data: { json(): unknown } | null): Notice | undefined {
  const payload = parseJson(data);
  const { title, body, url, topic }: Partial<Record<keyof Notice, unknown>> =
    typeof payload === 'object' && payload !== null ? payload : {};
  if (typeof title !== 'string' || typeof body !== 'string' || typeof topic !== 'string') return undefined;
  return { title, body, topic, url: isPath(url) ? url : '/' };
}

function parseJson(data: { json(): unknown } | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** A page that does not reply within this many ms is assumed to be unable to run scripts. */
const REPLY_TIMEOUT_MS = 1_000;

/** Shows push messages as system notifications. */
export class Notices {
  constructor(private readonly scope: WorkerScope) {}

  /** Informs open pages of a push message and shows it, even while a page is in front: browsers revoke push from sites that show nothing. */
  async show(data: { json(): unknown } | null): Promise<void> {
    const notice = parseNotice(data);
    const notification = notice && this.scope.registration.showNotification(notice.title, toOptions(notice));
    await Promise.all([notification, this.post('pushed')]);
  }

  /** Navigates to the notification's target, in the most recently used page or a new one. */
  async open(notification: WorkerNotification): Promise<void> {
    notification.close();
    const path = isPath(notification.data) ? notification.data : '/';
    const [page] = await this.findPages();
    if (page === undefined) return void (await this.scope.clients.openWindow(path));
    // The browser may refuse to focus the page; it still navigates.
    await page.focus().catch(() => undefined);
    if (!(await this.deliver(page, { open: path }))) await page.navigate(path);
  }

  /** Closes all notifications, since they may belong to a member who has logged out. */
  async forget(): Promise<void> {
    for (const notification of await this.scope.registration.getNotifications()) notification.close();
  }

  private async post(message: PageMessage): Promise<void> {
    for (const page of await this.findPages()) page.postMessage(message);
  }

  private async findPages(): Promise<WorkerWindow[]> {
    return (await this.scope.clients.matchAll({ type: 'window' })).filter(({ url }) => isPageAddress(url));
  }

  /** Sends a message to a page; resolves with false when the page does not reply in time. */
  private deliver(page: WorkerWindow, message: PageMessage): Promise<boolean> {
    const { port1, port2 } = new this.scope.MessageChannel();
    return new Promise<boolean>((resolve) => {
      port1.onmessage = () => resolve(true);
      setTimeout(() => resolve(false), REPLY_TIMEOUT_MS);
      page.postMessage(message, [port2]);
    }).finally(() => port1.close());
  }
}

const toOptions = ({ body, topic, url }: { body: string; topic: string; url: string }): NotificationOptions => ({
  body,
  tag: topic,
  data: url,
});
