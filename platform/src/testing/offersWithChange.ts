import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeOffers } from '../build/members/describeOffers';
import { ROOT } from '../build/shares';
import type { Offers } from '../gates/ReleaseDescriptions';

const CHATS_STORE_FILE = path.join(ROOT, 'shared/src/store/ChatsStore.ts');

/** Returns what the shell offers once `change` is applied to the text of the chats store; `replacements` maps other files to their new text. */
export function describeChangedOffers(change: (text: string) => string, replacements: Record<string, string> = {}): Offers {
  const text = readFileSync(CHATS_STORE_FILE, 'utf8');
  const changedText = change(text);
  if (changedText === text) throw new Error(`Nothing was changed in ${CHATS_STORE_FILE}.`);
  return describeOffers(path.join(ROOT, 'shell'), { [CHATS_STORE_FILE]: changedText, ...replacements });
}
