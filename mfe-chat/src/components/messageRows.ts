import type { Message } from '@rendezvous/shared/contract';
import { dayNumber } from '@rendezvous/shared/words';
import type { OutgoingMessage } from '../stores/OutgoingMessage';

/** Consecutive messages of one sender form a group if they are at most this many seconds apart. */
const GROUP_S = 120;

/** Position of a bubble in its group. */
export interface Grouping {
  starts: boolean;
  ends: boolean;
}

export type MessageRow =
  | { kind: 'day'; key: string; created: number }
  | { kind: 'unread'; key: string }
  | ({ kind: 'message'; key: string; message: Message } & Grouping)
  | ({ kind: 'outgoing'; key: string; message: OutgoingMessage } & Grouping);

interface Entry {
  key: string;
  mine: boolean;
  created: number;
  day: number;
  message?: Message;
  outgoing?: OutgoingMessage;
}

const isNewDay = (entry: Entry, before: Entry | undefined): boolean => before?.day !== entry.day;

const belongTogether = (a: Entry | undefined, b: Entry | undefined): boolean =>
  a !== undefined && b !== undefined && a.mine === b.mine && b.created - a.created <= GROUP_S && !isNewDay(b, a);

function toBubble({ key, message, outgoing }: Entry, grouping: Grouping): MessageRow[] {
  if (message) return [{ kind: 'message', key, message, ...grouping }];
  return outgoing ? [{ kind: 'outgoing', key, message: outgoing, ...grouping }] : [];
}

interface Conversation {
  messages: readonly Message[];
  outgoing: readonly OutgoingMessage[];
  firstUnreadId: string | null;
  /** Time zone for day boundaries; the device's by default. */
  timeZone?: string | undefined;
}

/** Builds the rows of a conversation: day headings, the divider, and bubbles in groups. */
export function messageRows({ messages, outgoing, firstUnreadId, timeZone }: Conversation): MessageRow[] {
  const toTime = ({ created }: { created: number }): Pick<Entry, 'created' | 'day'> => ({ created, day: dayNumber(created, timeZone) });
  const entries: Entry[] = [
    ...messages.map((message) => ({ key: message.client_id ?? message.id, mine: message.mine, ...toTime(message), message })),
    ...outgoing.map((message) => ({ key: message.clientId, mine: true, ...toTime(message), outgoing: message })),
  ];
  const isUnread = (entry: Entry | undefined): boolean => firstUnreadId !== null && entry?.message?.id === firstUnreadId;
  return entries.flatMap((entry, index): MessageRow[] => {
    const before = entries[index - 1];
    const after = entries[index + 1];
    const starts = !belongTogether(before, entry) || isUnread(entry);
    const ends = !belongTogether(entry, after) || isUnread(after);
    return [
      ...(isNewDay(entry, before) ? [{ kind: 'day', key: `day ${entry.key}`, created: entry.created } as const] : []),
      ...(isUnread(entry) ? [{ kind: 'unread', key: 'unread' } as const] : []),
      ...toBubble(entry, { starts, ends }),
    ];
  });
}
