import type { StorageKey } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

/** Storage key of everything the visitor has begun on landers. */
export const LANDER_CHOICES_KEY: StorageKey = 'lander-choices';

type Values = Readonly<Record<string, unknown>>;

const toValues = (value: unknown): Values => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Parses a stored object; returns an empty object for any other text. */
function parseValues(text: string | null): Values {
  try {
    return toValues(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

/**
 * What a visitor has begun on landers, stored for the tab until the sign-up is complete. It is separate for each lander, identified by its
 * path, and for each store that writes it, identified by `part`.
 */
export class LanderStorage {
  readonly #services: RootStore['services'];

  constructor(
    root: RootStore,
    private readonly part: 'answers' | 'choice' | 'message' | 'swipes',
  ) {
    this.#services = root.services;
  }

  /** Returns the stored values, which are not validated; an empty object if nothing is stored. */
  read(path: string): Values {
    return toValues(toValues(this.#load()[path])[this.part]);
  }

  write(path: string, values: Values): void {
    const landers = this.#load();
    const changedLanders = { ...landers, [path]: { ...toValues(landers[path]), [this.part]: values } };
    this.#services.session.set(LANDER_CHOICES_KEY, JSON.stringify(changedLanders));
  }

  #load(): Values {
    return parseValues(this.#services.session.get(LANDER_CHOICES_KEY));
  }
}
