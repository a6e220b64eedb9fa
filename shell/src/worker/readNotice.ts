import { isPath } from './isPath';

/** A push message as the api wrote it; it says what may be read on the screen, and nothing more. */
export interface Notice {
  title: string;
  body: string;
  /** Path that a tap opens. */
  url: string;
  /** A newer one takes the place of an older one of the same topic. */
  topic: string;
}

/** The message in a push; undefined when it has none, or one that we did not write. */
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
