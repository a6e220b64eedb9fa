import type { Message } from '@rendezvous/shared/contract';
import { dayNumber } from '@rendezvous/shared/words';
import type { OutgoingMessage } from '../stores/OutgoingMessage';

/** Maximum gap between two messages of one sender on one day that form a group, in seconds. */
const GROUP_GAP_S = 120;

/** Whether a bubble is the first or the last of its group. */
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

const isNewDay = (entry: Entry, previous: Entry | undefined): boolean => previous?.day !== entry.day;

const areInSameGroup = (a: Entry | undefined, b: Entry | undefined): boolean =>
  a !== undefined && b !== undefined && a.mine === b.mine && b.created - a.created <= GROUP_GAP_S && !isNewDay(b, a);

function toBubbleRows({ key, message, outgoing }: Entry, grouping: Grouping): MessageRow[] {
  if (message) return [{ kind: 'message', key, message, ...grouping }];
  return outgoing ? [{ kind: 'outgoing', key, message: outgoing, ...grouping }] : [];
}

interface MessageRowsInput {
  messages: readonly Message[];
  outgoing: readonly OutgoingMessage[];
  firstUnreadId: string | null;
  /** Time zone for day boundaries; the device's by default. */
  timeZone?: string | undefined;
}

/** Builds the rows of a conversation: day headings, the divider before new messages, and bubbles in groups. */
export function buildMessageRows({ messages, outgoing, firstUnreadId, timeZone }: MessageRowsInput): MessageRow[] {
  const getCreatedAndDay = ({ created }: { created: number }): Pick<Entry, 'created' | 'day'> => ({
    created,
    day: dayNumber(created, timeZone),
  });
  const entries: Entry[] = [
    ...messages.map((message) => ({ key: message.client_id ?? message.id, mine: message.mine, ...getCreatedAndDay(message), message })),
    ...outgoing.map((message) => ({ key: message.clientId, mine: true, ...getCreatedAndDay(message), outgoing: message })),
  ];
  const isFirstUnread = (entry: Entry | undefined): boolean => firstUnreadId !== null && entry?.message?.id === firstUnreadId;
  return entries.flatMap((entry, index): MessageRow[] => {
    const previous = entries[index - 1];
    const next = entries[index + 1];
    const starts = !areInSameGroup(previous, entry) || isFirstUnread(entry);
    const ends = !areInSameGroup(entry, next) || isFirstUnread(next);
    return [
      ...(isNewDay(entry, previous) ? [{ kind: 'day', key: `day ${entry.key}`, created: entry.created } as const] : []),
      ...(isFirstUnread(entry) ? [{ kind: 'unread', key: 'unread' } as const] : []),
      ...toBubbleRows(entry, { starts, ends }),
    ];
  });
}
