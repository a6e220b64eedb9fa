import { compareStructural, type ObservableMap } from 'mobx';

/** Makes `map` contain exactly `items`, replacing only those that changed, so that only changed rows re-render. */
export function mergeById<Item>(map: ObservableMap<string, Item>, items: readonly Item[], getId: (item: Item) => string): void {
  const itemsById = new Map(items.map((item) => [getId(item), item]));
  for (const id of [...map.keys()]) if (!itemsById.has(id)) map.delete(id);
  for (const [id, item] of itemsById) if (!compareStructural(map.get(id), item)) map.set(id, item);
}
