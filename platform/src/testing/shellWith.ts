import { readFileSync } from 'node:fs';
import path from 'node:path';
import { membersOffered } from '../build/members/membersOffered';
import { ROOT } from '../build/shares';
import type { Offers } from '../gates/Descriptions';

const CHATS = path.join(ROOT, 'shared/src/store/ChatsStore.ts');

/** The shell's offers in a tree in which the chats store, and whatever else is given, has another text. */
export function shellWith(change: (text: string) => string, others: Record<string, string> = {}): Offers {
  const text = readFileSync(CHATS, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing was changed in ${CHATS}.`);
  return membersOffered(path.join(ROOT, 'shell'), { [CHATS]: changed, ...others });
}
