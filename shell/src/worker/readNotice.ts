import { isPath } from './isPath';

/** A push message as the api wrote it; contains only what may be shown on the screen. */
export interface Notice {
  title: string;
  body: string;
  /** Path that a tap opens. */
  url: string;
  /** A newer message replaces an older one with the same topic. */
  topic: string;
}

/** The message in a push event; undefined when there is none or it is not ours. */
export function readNotice(data: { json(): unknown } | null): Notice | undefined {
  const said = jsonOf(data);
  const { title, body, url, topic }: Partial<Record<keyof Notice, unknown>> = typeof said === 'object' && said !== null ? said : {};
  if (typeof title !== 'string' || typeof body !== 'string' || typeof topic !== 'string') return undefined;
  return { title, body, topic, url: isPath(url) ? url : '/' };
}

function jsonOf(data: { json(): unknown } | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}
