import { compareStructural, type ObservableMap } from 'mobx';

/** Makes `map` contain exactly `items`, touching only what changed, so that one changed row renders one row. */
export function mergeById<Item>(map: ObservableMap<string, Item>, items: readonly Item[], idOf: (item: Item) => string): void {
  const wanted = new Map(items.map((item) => [idOf(item), item]));
  for (const id of [...map.keys()]) if (!wanted.has(id)) map.delete(id);
  for (const [id, item] of wanted) if (!compareStructural(map.get(id), item)) map.set(id, item);
}
