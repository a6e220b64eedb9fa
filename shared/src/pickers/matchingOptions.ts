import type { Option } from '@rendezvous/shared/ui';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Options that contain the text, ignoring case and accents. */
export function matchingOptions<Value extends string>(options: readonly Option<Value>[], text: string): readonly Option<Value>[] {
  const wanted = plain(text);
  return wanted === '' ? options : options.filter(({ label }) => plain(label).includes(wanted));
}
