import { nextOverlay, type OverlayName } from '@rendezvous/shared/contract';
import { makeAutoObservable, observable } from 'mobx';

/** Payload of each automatic modal. */
export interface OverlayPayloads {
  'entry-warning': undefined;
  signup: { memberId?: string };
  activation: undefined;
  /** Without `profileId`, the modal offers someone who likes the current member, if there is anyone. */
  match: { profileId?: string };
  like: { profileId: string };
  'time-bonus': undefined;
}

type OpenArguments<Name extends OverlayName> = undefined extends OverlayPayloads[Name]
  ? [payload?: OverlayPayloads[Name]]
  : [payload: OverlayPayloads[Name]];

/** Automatic modals: one is open at a time, the others wait and then open in order of precedence. */
export class OverlaysStore {
  current: OverlayName | null = null;
  /** True while the sign-up form has a field filled in or is past its first step. */
  isSigningUp = false;
  readonly #payloads = observable.map<OverlayName, unknown>(undefined, { deep: false });

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  isOpen(name: OverlayName): boolean {
    return this.current === name;
  }

  getPayload<Name extends OverlayName>(name: Name): OverlayPayloads[Name] | undefined {
    return this.#payloads.get(name) as OverlayPayloads[Name] | undefined;
  }

  /** Opens a modal or, while another one is open, queues it. */
  open<Name extends OverlayName>(name: Name, ...[payload]: OpenArguments<Name>): void {
    this.#payloads.set(name, payload);
    this.current ??= name;
  }

  /** Closes a modal and opens the next one; a modal that is still queued is only removed from the queue. */
  close(name: OverlayName): void {
    this.#payloads.delete(name);
    if (name === 'signup') this.isSigningUp = false;
    if (this.current === name) this.current = nextOverlay([...this.#payloads.keys()]);
  }

  setSigningUp(signingUp: boolean): void {
    this.isSigningUp = signingUp;
  }

  reset(): void {
    this.#payloads.clear();
    this.current = null;
    this.isSigningUp = false;
  }
}
